/** Dragging by mouse or pen, beside clicking: a copy of the piece follows the pointer. */
import type { Attachment } from "svelte/attachments";

const FAR = 8; // pixels from which on it is no click any more

export interface Dragging {
  /** Whether it may be taken up now. */
  canStart: () => boolean;
  start?: () => void;
  /** It was let go over this element. */
  drop: (over: Element | null) => void;
  /** It was let go, wherever. */
  end?: () => void;
}

export function dragging({ canStart, start, drop, end }: Dragging): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;

    const lift = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      copy = element.cloneNode(true) as HTMLElement;
      copy.removeAttribute("data-piece");
      for (const piece of copy.querySelectorAll("[data-piece]")) piece.removeAttribute("data-piece");
      copy.inert = true;
      const style = {
        position: "fixed",
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      };
      Object.assign(copy.style, style, { margin: "0", zIndex: "50", pointerEvents: "none", transition: "none" });
      document.body.append(copy);
    };
    const stop = () => {
      copy?.remove();
      copy = from = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
      end?.();
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!copy && Math.hypot(x, y) < FAR) return;
      if (!copy) {
        lift();
        start?.();
      }
      if (copy) copy.style.transform = `translate(${x}px, ${y}px) rotate(3deg)`;
    };
    const up = (event: PointerEvent) => {
      const wasDragged = copy !== null;
      const over = wasDragged ? document.elementFromPoint(event.clientX, event.clientY) : null;
      if (wasDragged) {
        // What follows is no click on the piece.
        const swallow = (click: Event) => (click.stopPropagation(), click.preventDefault());
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
        drop(over);
      }
      stop();
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === "touch" || event.button !== 0 || !canStart()) return;
      from = { x: event.clientX, y: event.clientY };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", stop);
    };
    element.addEventListener("pointerdown", down);
    return () => {
      element.removeEventListener("pointerdown", down);
      if (from) stop();
    };
  };
}
