/** The seats that this browser holds. A token is the seat: it stays in this browser and in links behind "#". */
export interface HeldSeat {
  /** -1 where only the token is known: the server tells the rest. */
  seat: number;
  token: string;
}

interface Kept {
  held: HeldSeat[];
  at: number;
}

const KEY = "kostka.seats";
const MOST = 100;

export const heldSeats = (table: string): HeldSeat[] => all()[table]?.held ?? [];

export function holdSeats(table: string, held: readonly HeldSeat[]): void {
  const kept = all();
  const seats = new Map([...(kept[table]?.held ?? []), ...held].map((one) => [one.token, one]));
  store({ ...kept, [table]: { held: [...seats.values()].sort((a, b) => a.seat - b.seat), at: Date.now() } });
}

/** Everybody sits one seat on at a rematch, and keeps the token. */
export function followSeats(from: string, to: string, seats: number): void {
  const held = heldSeats(from).map(({ seat, token }) => ({ seat: (seat + seats - 1) % seats, token }));
  if (held.length > 0 && heldSeats(to).length === 0) holdSeats(to, held);
}

export function dropSeat(table: string, seat: number): void {
  const kept = all();
  const held = (kept[table]?.held ?? []).filter((one) => one.seat !== seat);
  store({ ...kept, [table]: { held, at: Date.now() } });
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

function store(kept: Record<string, Kept>): void {
  const latest = Object.entries(kept).sort(([, a], [, b]) => b.at - a.at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest.slice(0, MOST))));
  } catch {
    // A browser that keeps nothing: the seat is held while the page is open.
  }
}
