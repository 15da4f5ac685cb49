import { describe, expect, it } from "vitest";
import { ago } from "./when";

describe("how long ago", () => {
  const now = 1_800_000_000_000;
  it("is told in the largest whole unit", () => {
    expect(ago(now - 5 * 60_000 - 20_000, now, "en")).toBe("5 minutes ago");
    expect(ago(now - 26 * 3_600_000, now, "en")).toBe("yesterday");
    expect(ago(now - 3 * 3_600_000, now, "pl")).toBe("3 godziny temu");
  });
  it("is now for what has just happened, and for clocks that differ", () => {
    expect(ago(now - 4000, now, "en")).toBe("now");
    expect(ago(now + 9000, now, "uk")).toBe("зараз");
  });
});
