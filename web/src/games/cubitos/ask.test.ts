// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import type { LegalMove, Play } from "../../table/play.svelte";
import { LANGUAGES, learn, sayTold, type Language } from "../../words/messages.svelte";
import { askOf, beyondPanel, isOptional, labelOf, offered, questionOf } from "./ask";
import { alternatives } from "./cards";
import type { Box, Card, Player } from "./position";
import recorded from "./ask.samples.json";

/** Positions of real games, together with every family of moves that every question has. */
interface Sample {
  set: string;
  seat: number;
  phase: string;
  trays: Record<string, number>;
  player: Player;
  prompt: Record<string, unknown>;
  legal: LegalMove[];
  cards: string[];
}
const samples = recorded.samples as unknown as Sample[];
const cards = recorded.cards as unknown as Card[];

/** What of Node's files is needed; its types would reach into the sources of the page. */
interface Files {
  readdirSync(folder: URL): string[];
  readFileSync(file: URL, encoding: "utf8"): string;
}
const files: Files = await import(String("node:fs"));

function speak(language: Language): void {
  const folder = new URL(`../../../../src/kostka/messages/${language}/`, import.meta.url);
  const texts = files.readdirSync(folder).map((file) => files.readFileSync(new URL(file, folder), "utf8"));
  learn(language, texts.join("\n"));
}

function playOf({ seat, phase, trays, player, prompt, legal, cards: ids, set }: Sample): Play {
  const found = ids.map((id) => cards.find((card) => card.id === id));
  const box = { cards: found, dice: [], laps: 1, tracks: [{ spaces: [], bricks: [] }] } as unknown as Box;
  const players = Array.from({ length: 4 }, () => player);
  return {
    seat,
    isReplay: false,
    rows: [],
    players: ["Anna", "Piotr", "Ola", "Jan"],
    position: { phase, trays, players, round: 1, set },
    match: { legal, prompt, to_act: [seat], entry: 1, since: 1 },
    box,
  } as unknown as Play;
}

const key = (move: LegalMove): string => JSON.stringify(Object.entries(move).sort());

describe.each(samples.map((sample): [string, Sample] => [nameOf(sample), sample]))("%s", (_, sample) => {
  beforeAll(() => speak("en"));

  it("offers every legal move", () => {
    const play = playOf(sample);
    const question = questionOf(play)!;
    const ask = askOf(play, true);
    const beyond = new Set(beyondPanel(question, sample.legal, true).map(key));
    const byPanel = sample.legal.filter((move) => !beyond.has(key(move)));
    const byCard = [
      ...(ask?.answers ?? []).flatMap(({ move, skip }) => (skip ? [move, skip] : [move])),
      ...(ask?.decline ? [ask.decline.move] : []),
    ];
    expect(new Set([...byPanel, ...byCard].map(key))).toEqual(new Set(sample.legal.map(key)));
  });

  it.each(LANGUAGES)("has words for all of it in %s", (language) => {
    speak(language);
    const play = playOf(sample);
    const question = questionOf(play)!;
    const said = sample.legal.map((move) =>
      sayTold(labelOf(move, question, play.box as unknown as Box, sample.player), play.players),
    );
    const ask = askOf(play, false);
    said.push(...(ask?.answers ?? []).map(({ label }) => sayTold(label, play.players)));
    for (const text of said) expect(text).not.toMatch(/^$|web-cubitos|\{|undefined/);
  });
});

it("offers single steps by the card where there is no run", () => {
  const move = samples.find(({ player }) => player.pending.at(-1)?.[0] === "move")!;
  expect(askOf(playOf(move), false)!.answers.length).toBeGreaterThan(0);
});

describe("alternatives of a card", () => {
  const card = (text: string) => ({ text: [text] }) as unknown as Card;
  it("are told apart by the words that join them", () => {
    speak("en");
    const bats = card("Run: choose: +2 money, or half as many feet as you have fans, rounded down.");
    expect(alternatives(bats, 2)).toEqual(["+2 money", "half as many feet as you have fans, rounded down"]);
  });
  it("are one where something is optional", () => {
    speak("en");
    expect(alternatives(card("Run: +1 money; optionally +3 feet and gain 1 gray die."), 1)).toEqual([
      "+3 feet and gain 1 gray die",
    ]);
  });
  it("are none where the words do not say", () => {
    speak("en");
    expect(alternatives(card("Run: +2 feet."), 2)).toEqual([]);
  });
});

describe("a die that is lost anyway", () => {
  const dice: Record<string, string> = {
    cubasaurus: "lose this die (not optional)",
    muggles: "+2 money; lose this die (not optional)",
  };
  const asked = (...others: string[]) => {
    speak("en");
    const texts = [...Object.values(dice).map((what) => `Run: ${what}.`), ...others];
    const colours = ["purple", "brown", "white"];
    const set = texts.map((text, n) => ({
      id: Object.keys(dice)[n] ?? "other",
      name: "",
      colour: colours[n],
      text: [text],
    }));
    const active = { purple: { symbol: 1 }, brown: { symbol: 1 } };
    const legal = [...Object.keys(dice).map((card) => ({ move: "use", card })), { move: "done" }];
    const play = playOf({ ...samples[0]!, legal, cards: [] });
    const player = { ...samples[0]!.player, active, pending: [["use"]] };
    Object.assign(play, {
      box: { ...play.box, cards: set },
      position: { ...play.position, players: [player, player] },
    });
    return askOf({ ...play, seat: 0 } as Play, false)!;
  };

  it("is not offered where nothing else comes of it", () => {
    const ask = asked();
    expect(ask.answers.map(({ lost, outcome }) => [lost, outcome])).toEqual([
      ["nothing", ""],
      ["also", "Run: +2 money."],
    ]);
    expect(offered(ask).map(({ move }) => move["card"])).toEqual(["muggles"]);
    expect(isOptional(ask)).toBe(true);
    expect(isOptional({ ...ask, answers: ask.answers.slice(0, 1) })).toBeNull();
  });

  it("is offered first where another card looks at dice that were lost", () => {
    expect(asked("Run: +3 feet if you have lost a die in this round.").answers[0]?.lost).toBe("now");
  });
});

function nameOf({ set, player, legal }: Sample): string {
  const families = [...new Set(legal.map(({ move }) => String(move)))];
  return `${set}, ${String(player.pending.at(-1)?.[0])}: ${families.join(", ")}`;
}
