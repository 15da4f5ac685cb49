/** What can be bought, and what it is paid with: money first, then credits. */
import type { Play } from "../../table/play.svelte";
import { questionOf } from "./ask";
import type { Desk } from "./desk.svelte";
import { boxOf, ownPlayer, positionOf, type Box, type Card, type DieKind, type Player } from "./position";

export const MOST_DICE = 2; // that are bought in a round

export const costOf = (box: Box | null, kinds: readonly DieKind[]): number =>
  kinds.reduce((sum, kind) => sum + (box?.cards.find(({ colour }) => colour === kind)?.cost ?? 0), 0);

export interface Paid {
  money: number;
  credits: number;
}

export const pay = ({ money }: Pick<Player, "money">, cost: number): Paid => ({
  money: Math.min(money, cost),
  credits: Math.max(0, cost - money),
});

/** How a card stands in the Buy step. `short` says how much is missing. */
export type Offer =
  | { state: "shown" }
  | { state: "legal" }
  | { state: "chosen"; nth: number }
  | { state: "short"; short: number }
  | { state: "bought" | "enough" | "none" };

export function offerOf(card: Card, player: Player, left: number, basket: readonly DieKind[], purse: number): Offer {
  const nth = basket.indexOf(card.colour);
  if (nth >= 0) return { state: "chosen", nth: nth + player.bought.length };
  if (player.bought.includes(card.colour)) return { state: "bought" };
  if (left === 0) return { state: "none" };
  if (basket.length + player.bought.length >= MOST_DICE) return { state: "enough" };
  return card.cost <= purse ? { state: "legal" } : { state: "short", short: card.cost - purse };
}

/** Whether a card could not even be had as the first one. */
export const isOutOfReach = (card: Card, player: Player, left: number): boolean =>
  left === 0 || player.bought.includes(card.colour) || card.cost > player.money + player.credits;

/** The offer of each card, as the reader may buy now. */
export function offers(play: Play, desk: Desk): ReadonlyMap<string, Offer> {
  const [box, player] = [boxOf(play), ownPlayer(play)];
  const isBuying = questionOf(play) === "buy" && player !== null;
  const purse = isBuying ? player.money + player.credits - costOf(box, desk.basket) : 0;
  const trays = positionOf(play).trays;
  return new Map(
    box?.cards.map((card) => [
      card.id,
      isBuying ? offerOf(card, player, trays[card.colour] ?? 0, desk.basket, purse) : { state: "shown" },
    ]),
  );
}

/** Put a die into the basket, or back. */
export function toggle(basket: readonly DieKind[], kind: DieKind): readonly DieKind[] {
  return basket.includes(kind) ? basket.filter((one) => one !== kind) : [...basket, kind];
}
