// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hideTip, quietTips, shownTip, tip } from "./tip.svelte";
import { mindTouch } from "./touch";

describe("a touch", () => {
  const ticket = document.createElement("button");
  const clicked = vi.fn();
  const point = (name: string, pointerType: string, rest = {}) =>
    ticket.dispatchEvent(new PointerEvent(name, { pointerType, bubbles: !/enter|leave/.test(name), ...rest }));

  mindTouch();
  document.body.append(ticket);
  ticket.addEventListener("click", clicked);
  tip(() => "worth 5")(ticket);

  beforeEach(() => {
    vi.useFakeTimers();
    point("pointerdown", "mouse");
    point("pointerleave", "mouse");
    clicked.mockClear();
    hideTip();
  });
  afterEach(() => vi.useRealTimers());

  it("that is long reads, and its click means nothing; the next one does", () => {
    point("pointerdown", "touch");
    vi.advanceTimersByTime(500);
    expect(shownTip()?.text).toBe("worth 5");
    point("pointerleave", "touch");
    ticket.click();
    expect(clicked).not.toHaveBeenCalled();
    expect(shownTip()).not.toBeNull(); // there is something to read
    point("pointerdown", "touch");
    point("pointerleave", "touch");
    ticket.click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it("leaves no mouse behind, until one moves", () => {
    point("pointerdown", "touch");
    point("pointerleave", "touch");
    point("pointerenter", "mouse");
    vi.advanceTimersByTime(1000);
    expect(shownTip()).toBeNull();
    point("pointermove", "mouse", { movementX: 3 });
    point("pointerenter", "mouse");
    vi.advanceTimersByTime(1000);
    expect(shownTip()).not.toBeNull();
  });

  it("or a mouse reads nothing while the guided start speaks", () => {
    quietTips(true);
    point("pointerenter", "mouse");
    vi.advanceTimersByTime(1000);
    expect(shownTip()).toBeNull();
    quietTips(false);
  });
});
