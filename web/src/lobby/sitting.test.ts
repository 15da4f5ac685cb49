import { describe, expect, it } from "vitest";
import type { SeatNow } from "$protocol";
import { inviter, openSeats } from "./sitting";

const seat = (kind: SeatNow["kind"], name: string | null = null, screen = false): SeatNow => ({
  kind,
  name,
  level: null,
  lent: null,
  screen,
  here: kind === "person",
});

describe("seats of a table that gathers", () => {
  it("are open where nobody sits", () => {
    expect(openSeats([seat("person", "Anna"), seat("open"), seat("bot", "Bolt"), seat("open")])).toEqual([1, 3]);
  });
  it("tell who invites", () => {
    expect(inviter([seat("open"), seat("person", "Ola", true), seat("person", "Anna")])).toBe("Anna");
    expect(inviter([seat("open"), seat("bot", "Bolt")])).toBeNull();
  });
});
