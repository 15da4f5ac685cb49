/** Marks the places on the board that something speaks of while it is hovered or focused. */
import type { Attachment } from "svelte/attachments";
import type { Play } from "../table/play.svelte";

export function points(play: Play, places: () => readonly string[] | undefined): Attachment<HTMLElement> {
  return (element) => {
    const enter = (event: Event): void => {
      // A tap hovers and focuses too, and nothing would end it.
      const isMeant = event instanceof PointerEvent ? event.pointerType !== "touch" : element.matches(":focus-visible");
      if (isMeant) play.pointed = places() ?? [];
    };
    // An element that leaves the page loses the focus while the page is being drawn, when nothing may change.
    const leave = (): void => queueMicrotask(() => (play.pointed = []));
    element.addEventListener("pointerenter", enter);
    element.addEventListener("focus", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("blur", leave);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("focus", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("blur", leave);
      leave();
    };
  };
}
