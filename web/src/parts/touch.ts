/**
 * What a touch leaves behind and nobody meant: a mouse that is not there hovers over what slides under the last tap, and
 * a long press ends in a click. Both stop here, before any element hears of them.
 */
let isTouched = false;
let isHeld = false;

/** This press was long, to read something: the click that follows means nothing. */
export const swallowClick = (): void => void (isHeld = true);

function stop(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

export function mindTouch(target: Window = window): void {
  const listen = <T extends Event>(name: string, act: (event: T) => void): void =>
    target.addEventListener(name, act as EventListener, { capture: true });
  listen<PointerEvent>("pointerdown", ({ pointerType }) => {
    isTouched = pointerType === "touch";
    isHeld = false;
  });
  listen<PointerEvent>("pointermove", ({ pointerType, movementX, movementY }) => {
    if (pointerType !== "touch" && (movementX || movementY)) isTouched = false;
  });
  listen<PointerEvent>("pointerenter", (event) => isTouched && stop(event));
  listen<MouseEvent>("click", (event) => {
    if (isHeld) stop(event);
    isHeld = false;
  });
}
