// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  asText,
  has,
  language,
  learn,
  named,
  preferred,
  say,
  sayTold,
  speak,
  speakFor,
  speakFromNowOn,
  speakOf,
  tell,
  tellEvent,
  word,
} from "./messages.svelte";
import { settings } from "../settings.svelte";

const ENGLISH = `
colour-red = red
colour-light-blue = light blue
camelup-event-roll = { $seat } rolls { WORD("colour", $die) } { $pips }
camelup-event-pay = { $seat } gets { SIGNED($amount) } { $amount ->
    [one] pound
   *[other] pounds
}
camelup-event-tile = { $other } meets { $side }
camelup-side-boo = Boo
core-illegal = Not now: { $reason }
core-late = too late
camelup-hidden = card { $card }
known = known: { $list }
`;
const POLISH = `
colour-red = czerwony
    .acc = czerwonego
camelup-event-roll = { $seat } rzuca { WORD("colour", $die, form: "acc") }: { $pips }
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
with = { ENDING($name) ->
    [vowel] z { $name }
   *[other] ze { $name }
}
`;
const NAMES = ["Anna", "Piotr"];

beforeEach(() => learn("en", ENGLISH));

describe("say", () => {
  it("fills gaps", () => {
    expect(say("camelup-event-roll", { seat: "Anna", die: "red", pips: 2 })).toBe("Anna rolls red 2");
  });

  it("says the id of what is missing", () => {
    expect(say("no-such-message")).toBe("no-such-message");
    expect(has("no-such-message")).toBe(false);
    expect(has("core-late")).toBe(true);
  });

  it("tells null as hidden and joins lists", () => {
    expect(say("camelup-hidden", { card: null })).toBe("card hidden");
    expect(say("known", { list: ["camelup", "cubitos"] })).toBe("known: camelup, cubitos");
  });

  it("has a real minus", () => {
    expect(say("camelup-event-pay", { seat: "Anna", amount: -1 })).toContain("−1");
    expect(say("camelup-event-pay", { seat: "Anna", amount: 3 })).toBe("Anna gets +3 pounds");
  });
});

describe("sayTold", () => {
  it("says a reason inside of a reason first", () => {
    expect(sayTold({ id: "core-illegal", reason: { id: "core-late" } })).toBe("Not now: too late");
  });

  it("knows seats by their names", () => {
    expect(sayTold({ id: "camelup-event-roll", seat: 1, die: "red", pips: 1 }, NAMES)).toBe("Piotr rolls red 1");
    expect(sayTold({ id: "camelup-event-roll", seat: 5, die: "red", pips: 1 }, NAMES)).toBe("6 rolls red 1");
  });
});

describe("tell", () => {
  it("marks words of the game and players, in the order of the sentence", () => {
    const told = tellEvent("camelup", { event: "roll", seat: 0, die: "light blue", pips: 3 }, NAMES);
    expect(told).toEqual([
      { kind: "seat", value: "0", text: "Anna" },
      { text: " rolls " },
      { kind: "colour", value: "light blue", text: "light blue" },
      { text: " 3" },
    ]);
    expect(asText(told)).toBe("Anna rolls light blue 3");
  });

  it("knows things that are not called by WORD", () => {
    const told = tellEvent("camelup", { event: "tile", other: 1, side: "boo" }, NAMES, { side: "camelup-side" });
    expect(told.at(-1)).toEqual({ kind: "camelup-side", value: "boo", text: "Boo" });
  });

  it("keeps what somebody wrote as it is", () => {
    const told = tell("camelup-event-roll", { seat: named(0, "<b>{ $x }</b>"), die: "red", pips: 1 });
    expect(told[0]).toEqual({ kind: "seat", value: "0", text: "<b>{ $x }</b>" });
  });
});

describe("another language", () => {
  beforeEach(() => learn("pl", POLISH));

  it("takes the form that a sentence asks for", () => {
    expect(say("camelup-event-roll", { seat: "Ola", die: "red", pips: 2 })).toBe("Ola rzuca czerwonego: 2");
    expect(word("colour", "red")).toBe("czerwony");
    expect(word("colour", "red", "acc")).toBe("czerwonego");
    expect(word("colour", "mauve")).toBe("mauve");
  });

  it.each([
    [1, "1 punkt"],
    [2, "2 punkty"],
    [5, "5 punktów"],
    [12, "12 punktów"],
    [22, "22 punkty"],
    [112, "112 punktów"],
  ])("has the plural of %i", (count, sentence) => {
    expect(say("points", { count })).toBe(sentence);
  });

  it("hears how a name ends, whatever badge it wears", () => {
    expect(say("with", { name: "Ola" })).toBe("z Ola");
    expect(say("with", { name: named(1, "Piotr") })).toBe("ze Piotr");
  });

  it("is the language of the page", () => {
    expect(language()).toBe("pl");
    expect(document.documentElement.lang).toBe("pl");
  });
});

describe("speak", () => {
  const answering = (answer: (path: string) => string) => {
    const asked = vi.fn((path: string) => Promise.resolve(new Response(answer(path))));
    vi.stubGlobal("fetch", asked);
    return asked;
  };

  it("asks the server for what belongs to no game, and for the words of a game when it is looked at", async () => {
    const asked = answering((path) => (path.endsWith("core") ? "hello = Вітаю" : "camelup-camel = верблюд"));
    await speak("uk");
    expect(say("hello")).toBe("Вітаю");
    expect(say("camelup-camel")).toBe("camelup-camel");
    await speakOf("camelup");
    expect([say("hello"), say("camelup-camel")]).toEqual(["Вітаю", "верблюд"]);
    expect(asked.mock.calls.flat()).toEqual(["/api/messages/uk?part=core", "/api/messages/uk?part=camelup"]);
  });

  it("says so when there are none, and stays with what it knows", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
    await expect(speak("pl")).rejects.toThrow("web-server-gone");
    expect(language()).toBe("en");
  });

  it("asks again for the words of a game that did not come", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
    await expect(speakOf("jamniki")).rejects.toThrow("web-server-gone");
    vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(`${path.split("=")[1]}-hello = Hello`)));
    await speakOf("jamniki");
    expect(say("jamniki-hello")).toBe("Hello");
  });

  it("learns the words of the game that a refusal speaks of", async () => {
    const texts: Record<string, string> = { core: "core-no = No: { $reason }", cubitos: "cubitos-why = too far" };
    vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(texts[path.split("=")[1]!] ?? "")));
    await speak("pl");
    const refusal = { id: "core-no", reason: { id: "cubitos-why" } };
    await speakFor(refusal);
    expect(sayTold(refusal)).toBe("No: too far");
  });

  it("keeps a language only if it could be spoken", async () => {
    const before = settings.language;
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
    await speakFromNowOn("uk");
    expect(settings.language).toBe(before);
  });

  it("speaks the language that was asked for last, whichever comes first", async () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal(
      "fetch",
      (path: string) =>
        new Promise((resolve) => waiting.push(() => resolve(new Response(`hello = ${path.slice(14, 16)}`)))),
    );
    const both = [speak("pl"), speak("en")];
    for (const answer of waiting.reverse()) answer();
    await Promise.all(both);
    expect(say("hello")).toBe("en");
  });
});

describe("preferred", () => {
  it("is the first language of the browser that we speak", () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-DE", "uk-UA", "en"]);
    expect(preferred()).toBe("uk");
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["de"]);
    expect(preferred()).toBe("en");
  });
});
