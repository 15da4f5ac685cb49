/** One stop of the Tab key for a group of buttons; arrows move inside of it. */
import type { Attachment } from "svelte/attachments";

const BACK = ["ArrowLeft", "ArrowUp"];
const ON = ["ArrowRight", "ArrowDown"];

export const rove: Attachment<HTMLElement> = (group) => {
  const buttons = () => [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const settle = (current?: HTMLElement) => {
    const all = buttons();
    const kept = current ?? all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) one.tabIndex = one === kept ? 0 : -1;
  };
  const press = (event: KeyboardEvent) => {
    const by = ON.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : 0;
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!by || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[(at + by + all.length) % all.length]?.focus();
  };
  const enter = (event: FocusEvent) => settle(buttons().find((one) => one === event.target));
  const watcher = new MutationObserver(() => settle());
  settle();
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", press);
  group.addEventListener("focusin", enter);
  return () => {
    watcher.disconnect();
    group.removeEventListener("keydown", press);
    group.removeEventListener("focusin", enter);
  };
};
