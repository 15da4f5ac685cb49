// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Document } from "$protocol";
import type { Session } from "../table/session.svelte";
import Handover from "./Handover.svelte";

const names = { match: { players: ["Anna", "Piotr"] } } as unknown as Document;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows nobody's hand to whoever held the button for another player", () => {
  const session = $state({ reader: { seat: 0 }, handover: true });
  const page = mount(Handover, {
    target: document.body,
    props: { session: session as unknown as Session, document: names, last: null },
  });
  flushSync();
  const press = (type: string) => document.querySelector("button")!.dispatchEvent(new Event(type, { bubbles: true }));
  press("pointerdown");
  vi.advanceTimersByTime(400);
  session.reader.seat = 1;
  flushSync();
  vi.advanceTimersByTime(400);
  expect(session.handover).toBe(true);
  press("pointerdown");
  vi.advanceTimersByTime(500);
  expect(session.handover).toBe(false);
  void unmount(page);
});
