/** What is agreed on at a table, in words; only what is not as usual. */
import type { GameEntry, TableNow } from "$protocol";
import { has, say } from "../words/messages.svelte";
import { USUALLY } from "./agreed";
import { nameOf, wordOf } from "./options";

export function agreement(table: TableNow, entry: GameEntry | undefined): string[] {
  return [...optionsIn(table, entry), ...settingsIn(table)];
}

function optionsIn({ game, options }: TableNow, entry: GameEntry | undefined): string[] {
  return (entry?.options ?? []).flatMap((option) => {
    const value = options[option.name];
    if (value === undefined || option.name === "start") return [];
    const id = `web-lobby-option-${wordOf(game, option.name)}`;
    const label = has(id) ? say(`web-lobby-option-${wordOf(game, option.name)}`) : option.help;
    if (typeof value === "boolean") return value ? [label] : [];
    const named = (one: unknown) =>
      typeof one === "string" && one.includes("\n") ? say("web-lobby-option-own") : nameOf(option, one);
    return [`${label}: ${Array.isArray(value) ? value.map(named).join(", ") : named(value)}`];
  });
}

function settingsIn({ settings }: TableNow): string[] {
  const { odds, spectators, talk, undo, clock } = { ...USUALLY, ...settings };
  return [
    ...(odds ? [] : [say("web-lobby-no-odds")]),
    ...(spectators ? [] : [say("web-lobby-no-spectators")]),
    ...(talk === USUALLY.talk ? [] : [`${say("web-lobby-talk")}: ${say(`web-lobby-talk-${talk}`)}`]),
    ...(undo === USUALLY.undo ? [] : [`${say("web-lobby-undo")}: ${say(`web-lobby-undo-${undo}`)}`]),
    ...(clock ? [`${say("web-lobby-clock")}: ${paceOf(clock)}`] : []),
  ];
}

const paceOf = ({ base, increment = 0 }: { base: number; increment?: number }): string =>
  say("web-lobby-clock-pace", { minutes: Math.round((base / 60) * 10) / 10, seconds: increment });
