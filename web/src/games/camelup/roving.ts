/** Arrow keys inside of a group; Tab goes past it. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The buttons of a group are one stop for Tab; `data-item` marks them. */
export const roving: Attachment<HTMLElement> = (group) => {
  const items = () => [...group.querySelectorAll<HTMLElement>("[data-item]")];
  const stopAt = (chosen: HTMLElement | undefined) => {
    for (const item of items()) item.tabIndex = item === chosen ? 0 : -1;
  };
  const settle = () => stopAt(items().find((item) => item.tabIndex === 0) ?? items()[0]);
  const focus = (event: FocusEvent) =>
    stopAt((event.target as HTMLElement).closest<HTMLElement>("[data-item]") ?? undefined);
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!step || at < 0 || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    all[(at + step + all.length) % all.length]?.focus();
  };
  for (const item of items()) item.tabIndex = -1;
  settle();
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focus);
  group.addEventListener("keydown", press);
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", focus);
    group.removeEventListener("keydown", press);
  };
};
