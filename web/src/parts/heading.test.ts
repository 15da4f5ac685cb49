// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageHeading } from "./heading";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(): HTMLElement {
  document.body.replaceChildren();
  const title = document.body.appendChild(document.createElement("h1"));
  pageHeading(title);
  return title;
}

it("takes the focus with every page but the first, unless something else has it", () => {
  open();
  vi.runAllTimers();
  expect(document.activeElement).toBe(document.body);
  const title = open();
  vi.runAllTimers();
  expect(document.activeElement).toBe(title);
  open();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  vi.runAllTimers();
  expect(document.activeElement).toBe(field);
});
