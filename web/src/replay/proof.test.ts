import { describe, expect, it } from "vitest";
import { fits, grouped, readHead } from "./proof";
import { bytesOf, digest, hexOf, sha256 } from "./sha256";

// A match that was played at a real table server.
const COMMITMENT = "0bcdd8c98395ea095ccd285090804f95a101677d021cdaf0314723119fddfe95";
const SECRET = "c59bd303196e9b519119ddf417e11810d5060b209b434f94641d189625ea5176";
const text = (value: string) => new TextEncoder().encode(value);

describe("SHA-256", () => {
  it("is that of the standard", () => {
    expect(hexOf(digest(text("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hexOf(digest(text("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it.each([1, 55, 56, 63, 64, 65, 119, 120, 1000])("is what a browser computes for %i bytes", async (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + 11) % 256);
    expect(hexOf(digest(bytes))).toBe(hexOf(await sha256(bytes)));
  });
});

describe("a proof", () => {
  it("holds where the secret is the promised one", async () => {
    expect(await fits({ commitment: COMMITMENT, secret: SECRET, verified: null })).toBe(true);
    expect(await fits({ commitment: COMMITMENT.toUpperCase(), secret: SECRET, verified: null })).toBe(true);
  });

  it("fails where it is another one", async () => {
    const other = SECRET.replace("c5", "c6");
    expect(await fits({ commitment: COMMITMENT, secret: other, verified: null })).toBe(false);
  });

  it("is none where something is missing or no number", async () => {
    expect(await fits({ commitment: null, secret: SECRET, verified: null })).toBeNull();
    expect(await fits({ commitment: COMMITMENT, secret: null, verified: null })).toBeNull();
    expect(await fits({ commitment: COMMITMENT, secret: "no hex", verified: null })).toBeNull();
    expect(bytesOf("abc")).toBeNull();
  });

  it("is read from the head of a match file, not from its moves", () => {
    const file = `kostka match 1\ngame: camelup\ncommitment: ${COMMITMENT}\n\n0. deal\nsecret: ${SECRET}\n`;
    expect(readHead(file)).toEqual({ commitment: COMMITMENT, secret: null });
  });

  it("is shown in groups", () => {
    expect(grouped("0bcdd8c9")).toBe("0bcd d8c9");
  });
});
