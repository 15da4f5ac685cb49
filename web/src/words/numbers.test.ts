import { describe, expect, it } from "vitest";
import { clock, decimal, percent, signed } from "./numbers";

describe("signed", () => {
  it("has a real minus and a plus", () => {
    expect(signed(3, "en")).toBe("+3");
    expect(signed(-1, "en")).toBe("−1");
    expect(signed(0, "en")).toBe("+0");
  });

  it("rounds to digits, and what rounds to nothing has no minus", () => {
    expect(signed(1.25, "en", 1)).toBe("+1.3");
    expect(signed(-0.04, "en", 1)).toBe("+0.0");
    expect(signed(-0.06, "pl", 1)).toBe("−0,1");
  });
});

describe("decimal", () => {
  it("is written as the language writes it", () => {
    expect(decimal(12.5, "en", 1)).toBe("12.5");
    expect(decimal(12.5, "pl", 1)).toBe("12,5");
    expect(decimal(12.5, "uk", 1)).toBe("12,5");
    expect(decimal(-2, "uk")).toBe("−2");
  });

  it("groups from five digits on", () => {
    expect(decimal(1234, "en")).toBe("1234");
    expect(decimal(12345, "en")).toBe("12,345");
    expect(decimal(12345, "pl").replace(/\s/, " ")).toBe("12 345");
  });
});

describe("percent", () => {
  it("has no blank in English, and one that does not break elsewhere", () => {
    expect(percent(0.42, "en")).toBe("42%");
    expect(percent(0.42, "pl")).toBe("42\u00a0%");
    expect(percent(0.42, "uk")).toBe("42\u00a0%");
  });

  it("never calls the possible impossible, nor the likely certain", () => {
    expect(percent(0, "en")).toBe("0%");
    expect(percent(0.001, "en")).toBe("<1%");
    expect(percent(0.999, "en")).toBe(">99%");
    expect(percent(1, "en")).toBe("100%");
  });

  it("has digits where they are wanted", () => {
    expect(percent(0.4218, "en", 1)).toBe("42.2%");
    expect(percent(0.5, "pl", 1)).toBe("50,0\u00a0%");
    expect(percent(0.0001, "en", 1)).toBe("<0.1%");
    expect(percent(0.9999, "en", 1)).toBe(">99.9%");
  });
});

describe("clock", () => {
  it("counts seconds up to the next whole one", () => {
    expect(clock(65_000)).toBe("1:05");
    expect(clock(8_001)).toBe("0:09");
    expect(clock(-500)).toBe("0:00");
  });

  it("shows hours only where there are some", () => {
    expect(clock(3_600_000)).toBe("1:00:00");
    expect(clock(3_599_000)).toBe("59:59");
  });
});
