import { describe, expect, it } from "vitest";
import type { Row } from "$protocol";
import { saidSince } from "./unread";

const said = (version: number, seat: number): Row =>
  ({ version, at: 0, what: { kind: "said", seat, name: "Ola", text: "hm", reaction: null } }) as unknown as Row;
const moved = (version: number): Row => ({ version, at: 0, what: { kind: "played" } }) as unknown as Row;

describe("unread talk", () => {
  const versions = (rows: Row[], from: number) => saidSince(rows, from, 0).map(({ version }) => version);

  it("has the first message too, and every one of several that come at once", () => {
    expect(versions([moved(1), said(2, 1)], 1)).toEqual([2]);
    expect(versions([moved(1), said(2, 1), said(3, 2), moved(4)], 1)).toEqual([2, 3]);
  });
  it("has neither what was read nor what one wrote oneself", () => {
    expect(versions([said(2, 1), said(3, 0), said(4, 1)], 2)).toEqual([4]);
  });
  it("is the same when earlier rows arrive later", () => {
    expect(versions([said(0, 1), moved(1), said(2, 1)], 1)).toEqual([2]);
  });
});
