// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Document, Entry, Row } from "$protocol";
import type { GameTable } from "../games/contract";
import { keep } from "../settings.svelte";
import type { Answer } from "./connection";
import { Play, type Doer, type LegalMove } from "./play.svelte";
import type { Stage } from "./stage";

const ROLL: LegalMove = { move: "roll" };
const RED: LegalMove = { move: "ticket", colour: "red" };
const entryOf = (number: number): Entry =>
  ({ entry: number, seat: 0, move: "roll", events: [{ event: "roll" }] }) as Entry;
const played = (number: number): Row => ({
  version: number,
  at: 0,
  what: { kind: "played", by: "player", entry: entryOf(number) },
});

const said = (version: number): Row => ({ version, at: 0, what: { kind: "said", text: "Hi" } }) as unknown as Row;

function documentAt(entry: number, legal: LegalMove[] = [ROLL, RED], since = entry): Document {
  const match = {
    entry,
    since,
    legal,
    to_act: [0],
    result: null,
    position: {},
    players: ["Anna", "Piotr"],
    options: {},
  };
  return {
    match,
    you: { seat: 0 },
    table: { settings: { odds: true } },
    rules: { ready: true },
  } as unknown as Document;
}

describe("Play", () => {
  const root = document.createElement("div");
  let held = 400; // milliseconds that a step takes
  let answers: ((answer: Answer) => void)[];
  let doer: { [name in keyof Doer]: ReturnType<typeof vi.fn> };
  let play: Play;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("requestAnimationFrame", queueMicrotask); // the next frame is always there
    keep({ pace: "normal", odds: true, confirm: "twice" });
    [held, answers] = [400, []];
    doer = {
      play: vi.fn(() => new Promise<Answer>((settle) => answers.push(settle))),
      why: vi.fn(() => Promise.resolve({ id: "camelup-no" })),
      odds: vi.fn(() => Promise.resolve({ found: { win: 0.5 } })),
      hint: vi.fn(() => Promise.resolve({ found: { moves: [{ values: RED, chance: 0.4 }] } })),
      reason: vi.fn(() => Promise.resolve({ id: "bots-only-move" })),
    };
    const game = { id: "camelup", animate: (stage: Stage) => (stage.hold(held), []) } as unknown as GameTable;
    play = new Play(documentAt(1), game, doer as unknown as Doer, () => root);
  });
  afterEach(() => vi.useRealTimers());

  const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const answer = (given: Answer) => {
    answers.shift()!(given);
    return after(0);
  };

  describe("what is decided", () => {
    it("selects by a first click and plays by a second", async () => {
      await play.choose(RED);
      expect(play.chosen).toEqual(RED);
      expect(doer.play).not.toHaveBeenCalled();
      void play.choose({ move: "ticket", colour: "red" });
      expect(doer.play).toHaveBeenCalledWith(RED);
      expect(play.legal).toEqual([]); // nothing else can be done until that is answered
      await answer({ type: "done", id: "1", version: 2 });
      expect(play.chosen).toBeNull();
      expect(play.isMine).toBe(false); // nor before its news are there
      play.push(documentAt(2), [played(2)]);
      expect(play.isMine).toBe(true);
    });

    it("plays by the first click where the reader wants no second", async () => {
      keep({ confirm: "once" });
      void play.choose(RED);
      expect(doer.play).toHaveBeenCalledWith(RED);
    });

    it("rolls at once, unless the reader confirms everything", async () => {
      keep({ confirm: "always" });
      await play.quick(ROLL);
      expect(play.chosen).toEqual(ROLL);
      expect(doer.play).not.toHaveBeenCalled();
      void play.quick(ROLL);
      expect(doer.play).toHaveBeenCalledTimes(1);
      await answer({ type: "refused", id: "1", version: 2, reason: { id: "server-stale" } });
      keep({ confirm: "twice" });
      void play.quick(ROLL);
      expect(doer.play).toHaveBeenCalledTimes(2);
    });

    it("explains what is not possible", async () => {
      await play.choose({ move: "ticket", colour: "blue" });
      expect(doer.why).toHaveBeenCalledWith({ move: "ticket", colour: "blue" });
      expect(play.complaint).toEqual({ id: "camelup-no" });
      play.letGo();
      expect(play.complaint).toBeNull();
    });

    it("says no longer why something was refused once the next step is shown", async () => {
      await play.choose({ move: "ticket", colour: "blue" });
      play.push(documentAt(1), []);
      expect(play.complaint).not.toBeNull();
      play.push(documentAt(2), [played(2)]);
      expect(play.complaint).toBeNull();
    });

    it("does not say why something was refused in a position that is gone", async () => {
      let tell: (reason: unknown) => void = () => {};
      doer.why.mockReturnValueOnce(new Promise((settle) => (tell = settle)));
      void play.choose({ move: "ticket", colour: "blue" });
      play.push(documentAt(2), [played(2)]);
      tell({ id: "core-not-your-turn" });
      await after(0);
      expect(play.complaint).toBeNull();
    });

    it("does not play twice what is clicked twice", () => {
      void play.act(ROLL);
      void play.act(ROLL);
      expect(doer.play).toHaveBeenCalledTimes(1);
    });

    it("complains about what was refused, and lets choose again", async () => {
      void play.act(ROLL);
      await answer({ type: "refused", id: "1", version: 2, reason: { id: "server-stale" } });
      expect(play.complaint).toEqual({ id: "server-stale" });
      expect(play.isMine).toBe(true);
    });

    it("forgets what was chosen once another question is asked, and only then", async () => {
      await play.choose(RED);
      play.push(documentAt(2, [ROLL, RED], 1), [], true);
      expect(play.chosen).toEqual(RED);
      play.push(documentAt(3), [], true);
      expect(play.chosen).toBeNull();
    });

    it("forgets what was chosen once it is played, even before that is answered", async () => {
      await play.choose(RED);
      void play.confirm();
      play.push(documentAt(2, [], 1), [played(2)]);
      expect(play.chosen).toBeNull();
      expect(play.pending).toBeNull();
      await answer({ type: "done", id: "1", version: 2 });
      expect(play.pending).toBeNull();
    });

    it("leaves the next move alone when the answer to the last one comes late", async () => {
      void play.act(ROLL);
      play.push(documentAt(2), [played(2)]);
      void play.act(RED);
      await answer({ type: "done", id: "1", version: 2 });
      expect(play.pending).toEqual(RED);
      play.push(documentAt(2), []);
      expect(play.pending).toEqual(RED);
    });

    it("has nothing to decide in a replay", async () => {
      const replay = new Play(documentAt(1), play.game, null, () => root);
      await replay.act(ROLL);
      expect(replay.legal).toEqual([]);
      expect(replay.isMine).toBe(false);
    });
  });

  describe("what is shown", () => {
    it("shows a step at once and the next one after it", async () => {
      play.push(documentAt(2), [played(2)]);
      play.push(documentAt(3), [played(3)]);
      expect(play.match.entry).toBe(2);
      expect(play.isMoving).toBe(true);
      await after(0);
      await after(399);
      expect(play.match.entry).toBe(2);
      await after(1);
      expect(play.match.entry).toBe(3);
      await after(400);
      expect(play.isMoving).toBe(false);
    });

    it("has every row at once, and a line of the log when its step has arrived", async () => {
      play.push(documentAt(2), [played(2)]);
      play.push(documentAt(3), [played(3)]);
      expect(play.rows.map(({ version }) => version)).toEqual([2, 3]);
      await after(0);
      await after(399);
      expect(play.logged).toBe(-1);
      await after(1);
      expect(play.logged).toBe(2);
      await after(400);
      expect(play.logged).toBe(3);
    });

    it("logs what is not an entry at once, but not ahead of steps that wait", async () => {
      play.push(documentAt(1), [said(2)]);
      expect(play.logged).toBe(2);
      play.push(documentAt(2), [played(3)]);
      play.push(documentAt(2), [said(4)]);
      expect(play.logged).toBe(2);
      await after(401);
      expect(play.logged).toBe(4);
    });

    it("logs nothing behind a sheet that is read, nor asks for odds", async () => {
      let explains = true;
      play.game.explains = () => explains;
      play.push(documentAt(2), [played(2)]);
      play.push(documentAt(3), [played(3)]);
      await after(5000);
      expect([play.match.entry, play.logged]).toEqual([2, 2]);
      expect(doer.odds).not.toHaveBeenCalled();
      explains = false;
      await after(200);
      expect(play.match.entry).toBe(3);
      await after(401);
      expect(play.logged).toBe(3);
      expect(doer.odds).toHaveBeenCalledTimes(1);
    });

    it("logs everything that is skipped", async () => {
      for (const number of [2, 3]) play.push(documentAt(number), [played(number)]);
      play.push(documentAt(3), []);
      flushSync(() => play.skip());
      expect(play.logged).toBe(3);
      expect(play.entry?.entry).toBe(3);
    });

    it("skips to the last one at a touch", async () => {
      for (const number of [2, 3, 4]) play.push(documentAt(number), [played(number)]);
      flushSync(() => play.skip());
      expect(play.match.entry).toBe(4);
      expect(play.isMoving).toBe(false);
      await after(10_000);
      expect(play.match.entry).toBe(4);
      play.push(documentAt(5), [played(5)]);
      expect(play.match.entry).toBe(5);
    });

    it("goes three times as fast when much waits", async () => {
      for (const number of [2, 3, 4, 5, 6]) play.push(documentAt(number), [played(number)]);
      await after(0);
      await after(400); // the first, at its own pace
      expect(play.match.entry).toBe(3);
      await after(134); // three wait behind it
      expect(play.match.entry).toBe(4);
    });

    it("shows what was missed without a journey", async () => {
      play.push(documentAt(8), [played(7), played(8)], true);
      expect(play.match.entry).toBe(8);
      expect(play.isMoving).toBe(false);
      expect(play.entry?.entry).toBe(8);
    });

    it("shows what has no entry as soon as its turn comes", async () => {
      play.push(documentAt(2), [played(2)]);
      play.push(documentAt(2, [RED], 1), []);
      expect(play.movesOf("roll")).toHaveLength(1);
      await after(401);
      expect(play.movesOf("roll")).toHaveLength(0);
    });
  });

  describe("odds", () => {
    it("are asked once for a position", async () => {
      await play.askOdds();
      await play.askOdds();
      expect(doer.odds).toHaveBeenCalledTimes(1);
      expect(play.odds).toEqual({ state: "ready", found: { win: 0.5 } });
    });

    it("are off where the reader does not want them", async () => {
      keep({ odds: false });
      await play.askOdds();
      expect(doer.odds).not.toHaveBeenCalled();
      expect(play.odds).toEqual({ state: "off" });
    });

    it("of a position that is gone are not shown", async () => {
      let late: ((found: { found: { win: number } }) => void) | undefined;
      doer.odds.mockReturnValueOnce(new Promise((settle) => (late = settle)));
      void play.askOdds();
      play.push(documentAt(2), [], true);
      await after(0);
      late!({ found: { win: 0.1 } });
      await after(0);
      expect(play.odds).toEqual({ state: "ready", found: { win: 0.5 } });
    });

    it("of a position that is not shown yet wait for it", async () => {
      doer.odds.mockResolvedValueOnce({ found: { win: 0.9 }, version: 2 });
      await play.askOdds();
      expect(play.odds).toEqual({ state: "asking" });
      play.push(documentAt(2), [played(2)]);
      await after(401);
      expect(play.odds).toEqual({ state: "ready", found: { win: 0.5 } });
    });

    it("are gone for spectators where the server has none for them", async () => {
      const watched = documentAt(1, []);
      const spectator = new Play({ ...watched, you: { ...watched.you, seat: null } }, play.game, play.doer, () => root);
      doer.odds.mockResolvedValueOnce({ reason: { id: "jamniki-odds-hand" } });
      await spectator.askOdds();
      expect(spectator.odds).toEqual({ state: "off" });
    });

    it("come later while the rules are compiled", async () => {
      doer.odds.mockResolvedValueOnce({ reason: { id: "server-odds-soon" } });
      await play.askOdds();
      expect(play.odds).toEqual({ state: "soon" });
      await play.askOdds();
      expect(play.odds).toEqual({ state: "ready", found: { win: 0.5 } });
    });
  });

  describe("advice", () => {
    const READY = { state: "ready", moves: [{ values: RED, chance: 0.4 }] };

    it("is asked for when the odds are there and somebody looks at them", async () => {
      await play.askOdds();
      expect(play.advice).toEqual({ state: "asking" });
      expect(doer.hint).not.toHaveBeenCalled();
      await after(300);
      expect(doer.hint).toHaveBeenCalledTimes(1);
      expect(play.advice).toEqual(READY);
    });

    it("is not asked for by those who play quickly, nor where there is nothing to choose", async () => {
      await play.askOdds();
      play.push(documentAt(2, [ROLL]), [], true);
      expect(play.advice).toEqual({ state: "none" });
      await after(1000);
      play.push(documentAt(3, []), [], true);
      await after(2000);
      expect(doer.odds).toHaveBeenCalledTimes(3);
      expect(doer.hint).not.toHaveBeenCalled();
    });

    it("is that of what is on the table, one question at a time", async () => {
      let late: (found: unknown) => void = () => {};
      doer.hint.mockReturnValueOnce(new Promise((settle) => (late = settle)));
      await play.askOdds();
      await after(300);
      play.push(documentAt(2), [], true);
      await after(1000);
      expect(play.advice).toEqual({ state: "asking" });
      expect(doer.hint).toHaveBeenCalledTimes(1);
      late({ found: { moves: [{ values: ROLL, chance: 0.9 }] } });
      await after(300);
      expect(doer.hint).toHaveBeenCalledTimes(2);
      expect(play.advice).toEqual(READY);
    });

    it("is gone with the odds, and where it is refused", async () => {
      doer.hint.mockResolvedValueOnce({ reason: { id: "server-no-answer" } });
      await play.askOdds();
      await after(300);
      expect(play.advice).toEqual({ state: "none" });
      play.push(documentAt(2), [], true);
      await after(300);
      expect(play.advice).toEqual(READY);
      keep({ odds: false });
      await play.askOdds();
      expect(play.advice).toEqual({ state: "none" });
    });
  });
});
