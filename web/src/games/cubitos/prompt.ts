/** What the prompt line says: what is asked of the reader, or who is still choosing. */
import type { Told } from "$protocol";
import type { Asked } from "../contract";
import type { Play } from "../../table/play.svelte";
import { askOf, isOptional, keyOf, questionOf } from "./ask";
import { cardOfColour } from "./cards";
import { deskOf } from "./desk.svelte";
import { activeCount, countOf } from "./dice";
import { counted, drawNeed } from "./draw";
import { ending } from "./ending";
import { boxOf, ownPlayer, positionOf, type Player } from "./position";
import { costOf } from "./purse";
import { runDesk } from "./run.svelte";

export function promptOf(play: Play): Asked | null {
  if (play.isOver) return ending(play);
  const [question, player] = [questionOf(play), ownPlayer(play)];
  if (!question || !player) return waiting(play, player);
  const run = runDesk(play);
  if (run.isRunning) return run.prompt ?? running(play, player, question);
  switch (question) {
    case "push or pass":
      return pushing(player);
    case "draw": {
      const need = drawNeed(play);
      const left = need.atWill ? 0 : Math.max(0, need.count - counted(deskOf(play).meant, need));
      return {
        say: { id: "web-cubitos-prompt-draw", count: need.count, will: String(need.atWill) },
        hint: need.atWill ? { id: "web-cubitos-draw-at-will" } : { id: "web-cubitos-prompt-draw-hint", count: left },
      };
    }
    case "bust discard":
      return { say: { id: "web-cubitos-prompt-bust-discard" }, hint: { id: "web-cubitos-prompt-bust-discard-hint" } };
    case "buy":
      return buying(play, player);
    default:
      return asking(play, question);
  }
}

function pushing(player: Player): Asked {
  const [count, inRoll] = [activeCount(player), countOf(player.roll)];
  if (player.forced > 0 && inRoll > 0)
    return { say: { id: "web-cubitos-prompt-forced" }, hint: { id: "web-cubitos-prompt-forced-hint" } };
  if (inRoll === 0) return { say: { id: "web-cubitos-prompt-pass" }, hint: { id: "web-cubitos-prompt-pass-hint" } };
  const risk = player.safe ? "safe" : player.at_risk || count >= 3 ? "risk" : "none";
  return {
    say: { id: "web-cubitos-prompt-push" },
    hint: { id: `web-cubitos-prompt-push-${risk}`, count },
  };
}

function running(play: Play, player: Player, question: string): Asked {
  if (question === "free step") return asking(play, question);
  const say = { id: "web-cubitos-prompt-run" };
  if (runDesk(play).best.length === 0) return { say, hint: { id: "web-cubitos-track-nowhere" } };
  return {
    say,
    hint: {
      id: "web-cubitos-prompt-run-hint",
      feet: player.feet,
      water: player.water,
      purse: player.money + player.credits,
    },
  };
}

function buying(play: Play, player: Player): Asked {
  const [desk, box] = [deskOf(play), boxOf(play)];
  const cost = costOf(box, desk.basket);
  const purse = player.money + player.credits - cost;
  const names = desk.basket.map((kind) => cardOfColour(box, kind)?.name ?? kind);
  if (names.length === 0)
    return {
      say: { id: "web-cubitos-prompt-buy", bought: player.bought.length },
      hint: { id: "web-cubitos-prompt-buy-hint", purse },
    };
  const isFull = names.length + player.bought.length >= 2;
  return {
    say: { id: "web-cubitos-prompt-buy-for", cards: names.join(" + "), cost },
    ...(isFull ? {} : { hint: { id: "web-cubitos-prompt-buy-second", purse } }),
  };
}

const OWN_WORDS = ["now", "pushed", "on push", "would bust", "bust", "use", "after move"];

function asking(play: Play, question: string): Asked {
  const ask = askOf(play, false);
  const asked: Told = { id: `web-cubitos-ask-${keyOf(question)}` };
  const optional = ask && isOptional(ask);
  const hint = optional === null ? {} : { hint: { id: optional ? "web-cubitos-optional" : "web-cubitos-needed" } };
  const { card, space } = ask?.asker ?? {};
  if (card) return { say: { id: "web-cubitos-prompt-asks", who: card.name, question: asked }, ...hint };
  if (space !== undefined) {
    const who: Told = { id: "web-cubitos-reward" };
    return { say: { id: "web-cubitos-prompt-asks", who, question: asked }, ...hint };
  }
  if (OWN_WORDS.includes(question)) return { say: { id: `web-cubitos-prompt-${keyOf(question)}` }, ...hint };
  return { say: { id: "web-cubitos-prompt-asks", who: { id: "web-cubitos-question" }, question: asked }, ...hint };
}

function waiting(play: Play, player: Player | null): Asked | null {
  const { phase } = positionOf(play);
  const players = play.match.to_act.map((seat) => play.players[seat]);
  if (players.length === 0) return null;
  const mine = player?.busted
    ? "busted"
    : player && phase === "roll" && player.pending.length === 0
      ? "passed"
      : "none";
  return {
    say: {
      id: `web-cubitos-wait-${phase === "roll" ? "roll" : phase === "move" ? "move" : "use"}`,
      players,
      count: players.length,
    },
    ...(mine === "none" ? {} : { hint: { id: `web-cubitos-wait-you-${mine}` } }),
  };
}
