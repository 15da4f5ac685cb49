/** The one tooltip of the page: by hover after a moment, by focus at once, by a long press on a touch screen. */
import type { Attachment } from "svelte/attachments";
import { swallowClick } from "./touch";

/** With a title it is a paper card with its rule; without, an ink plate for a value. `chapter` leads into the rules. */
export interface Tip {
  text: string;
  title?: string;
  colour?: string;
  note?: string;
  chapter?: string;
}

interface Shown extends Tip {
  at: DOMRect;
}

let shown = $state.raw<Shown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let owner: Element | null = null;
let isQuiet = false;

export const shownTip = (): Shown | null => shown;

export function hideTip(): void {
  clearTimeout(timer);
  owner?.removeAttribute("aria-describedby");
  owner = null;
  shown = null;
}

/** While something else speaks, such as the guided start, no tooltip does. */
export function quietTips(quiet: boolean): void {
  isQuiet = quiet;
  if (quiet) hideTip();
}

const [VALUE, RULE, PRESS] = [350, 600, 500]; // milliseconds

/** Give an element a tooltip; what it says is asked when it is shown. */
export function tip(content: () => Tip | string | null | undefined): Attachment<Element> {
  return (element) => {
    const show = (): boolean => {
      const found = isQuiet ? null : content();
      if (!found) return false;
      hideTip();
      owner = element;
      element.setAttribute("aria-describedby", "tip");
      shown = { ...(typeof found === "string" ? { text: found } : found), at: element.getBoundingClientRect() };
      return true;
    };
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === "touch") return;
      clearTimeout(timer);
      const found = content();
      const rich = typeof found === "object" && found !== null && "title" in found;
      timer = setTimeout(show, rich ? RULE : VALUE);
    };
    const press = (event: Event) => {
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType === "touch") timer = setTimeout(() => show() && swallowClick(), PRESS);
    };
    // An element that leaves the page loses the focus while the page is being drawn, when nothing may change.
    const lose = () => queueMicrotask(() => owner === element && hideTip());
    const leave = (event: Event) => {
      clearTimeout(timer);
      if (event.type !== "pointerleave" || (event as PointerEvent).pointerType !== "touch") lose();
    };
    const focus = () => element.matches(":focus-visible") && show();
    const events: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerdown", press],
      ["pointerleave", leave],
      ["blur", leave],
      ["focus", focus],
    ];
    for (const [name, handler] of events) element.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of events) element.removeEventListener(name, handler);
      lose();
    };
  };
}
