import { describe, expect, it } from "vitest";
import { halves, isWhole, readCode } from "./code";

describe("the code of a table", () => {
  it("is the same in small letters and with anything between them", () => {
    expect(readCode(" pt8-63d\n")).toEqual({ code: "PT863D" });
    expect(readCode("PT8 63D and more")).toEqual({ code: "PT863D" });
  });
  it("may be typed letter by letter", () => {
    expect(readCode("p")).toEqual({ code: "P" });
    expect(isWhole("PT863")).toBe(false);
    expect(isWhole("PT863D")).toBe(true);
  });
  it("may be the link of an invitation instead", () => {
    expect(readCode("https://kostka.example/t/pVOq6BbSnGESWTJR")).toEqual({ path: "/t/pVOq6BbSnGESWTJR" });
    const token = "IWDhed8i7sd0yafy6rphmixJsb-FNQO6r-eLc4p22lc";
    expect(readCode(`http://10.0.0.7:8642/t/pVOq6BbSnGESWTJR#${token}`)).toEqual({
      path: `/t/pVOq6BbSnGESWTJR#${token}`,
    });
  });
  it("is read out in halves", () => {
    expect(halves("PT863D")).toEqual(["PT8", "63D"]);
  });
});
