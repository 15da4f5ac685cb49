/** What the players of a table agree on beside the rules. */
import type { ClockSettings, Settings } from "$protocol";

export type Agreed = Required<Settings>;

export const USUALLY: Agreed = { odds: true, spectators: true, talk: "everybody", undo: "ask", clock: null };
/** Odds are for those who play alone; friends switch them on if they want to. */
export const usually = (withFriends: boolean): Agreed => ({ ...USUALLY, odds: !withFriends });
export const TALK = ["everybody", "players", "nobody"] as const;
export const UNDO = ["ask", "free", "never"] as const;

/** Minutes for the whole match, and seconds that each choice adds. */
export const PACES: readonly Required<ClockSettings>[] = [
  { base: 300, increment: 3 },
  { base: 600, increment: 5 },
  { base: 1200, increment: 10 },
  { base: 2700, increment: 20 },
];

const [SHORTEST, LONGEST, MOST_ADDED] = [10, 86_400, 3600];

/** A clock of one's own, within what the server takes. */
export const ownClock = (minutes: number, seconds: number): Required<ClockSettings> => ({
  base: within(Math.round((minutes || 0) * 60), SHORTEST, LONGEST),
  increment: within(Math.round(seconds || 0), 0, MOST_ADDED),
});

export const isPace = ({ base, increment }: ClockSettings): boolean =>
  PACES.some((pace) => pace.base === base && pace.increment === (increment ?? 0));

/** Only what differs from the usual. */
export const agreedToSend = (agreed: Agreed): Settings =>
  Object.fromEntries(
    Object.entries(agreed).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(USUALLY[name as keyof Agreed]),
    ),
  );

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
