/** What a player has on the mat, in figures. */
import { cardOfColour, hasSwords } from "./cards";
import { DICE, FACES, linesPassed, type Box, type DieKind, type Player, type Position } from "./position";
import { amountOf } from "./dice";

export interface Worth {
  money: number;
  feet: number;
  water: number;
  credits: number;
  swords: number;
}

/** What the faces in Active bring; in the Run Phase money and feet are counted already. */
export function worthOf(player: Player, position: Position, box: Box | null): Worth {
  const rolling = position.phase === "roll";
  const worth = {
    money: player.money,
    feet: player.feet,
    water: player.water,
    credits: player.credits,
    swords: rolling ? 0 : player.swords,
  };
  if (!rolling) return { ...worth, swords: position.phase === "use" ? swordsOf(player, box) : player.swords };
  for (const kind of DICE)
    for (const face of FACES) {
      const count = player.active[kind]?.[face] ?? 0;
      const amount = count * amountOf(box, kind, face);
      if (face === "money") worth.money += amount;
      if (face === "foot") worth.feet += amount;
      if (face === "credit") worth.credits += amount;
    }
  return { ...worth, swords: swordsOf(player, box) };
}

/** A sword for each symbol of a card that compares them, two for its power face. */
function swordsOf(player: Player, box: Box | null): number {
  return DICE.reduce((sum, kind: DieKind) => {
    const card = cardOfColour(box, kind);
    const shown = player.active[kind];
    return card && shown && hasSwords(card) ? sum + (shown.symbol ?? 0) + 2 * (shown.power ?? 0) : sum;
  }, 0);
}

/** How many dice a player draws: the printed amount, hands, and red lines behind the leader when the round began. */
export function drawAmount(box: Box, position: Position, seat: number): number {
  const passed = position.players.map((one) => linesPassed(box, one.from_leg, one.from_space));
  const player = position.players[seat]!;
  return box.draw.amount + player.hands + Math.max(...passed) - (passed[seat] ?? 0);
}
