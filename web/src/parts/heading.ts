/** The heading of a page takes the focus when one page follows another: those who listen hear where they are. */
import type { Attachment } from "svelte/attachments";

let pages = 0;

export const pageHeading: Attachment<HTMLElement> = (element) => {
  element.tabIndex = -1;
  if (pages++ === 0) return; // a page that was loaded is read out anyway
  // The page before is gone then, and a field or a button that wants the focus has it.
  const timer = setTimeout(() => {
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
  });
  return () => clearTimeout(timer);
};

export const skipBar = (): void => document.querySelector<HTMLElement>("main h1")?.focus();
