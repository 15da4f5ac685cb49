/** Sitting down at a table that is open. */
import type { NewSitter, SeatNow, Seated } from "$protocol";
import { newId } from "../table/connection";
import { request, RequestError } from "../table/requests";
import type { Session } from "../table/session.svelte";
import { holdSeats } from "../table/tokens";

export const openSeats = (seats: readonly SeatNow[]): number[] =>
  seats.flatMap(({ kind }, index) => (kind === "open" ? [index] : []));

/** Whoever sat down first is most likely the one who invites. */
export const inviter = (seats: readonly SeatNow[]): string | null =>
  seats.find(({ kind, screen }) => kind === "person" && !screen)?.name ?? null;

export class Sitter {
  #id = newId();

  constructor(readonly session: Session) {}

  /** Take this seat, or any. Asked again after a lost answer it is the same wish, and the same seat. */
  async sit(name: string, seat: number | null = null): Promise<void> {
    const wish: NewSitter = { id: this.#id, name, seat };
    try {
      const seated = await request<Seated>(`/api/tables/${this.session.table}/sit`, wish);
      holdSeats(this.session.table, [{ seat: seated.seat, token: seated.token }]);
      this.session.sit();
    } catch (error) {
      // What was refused was another wish than the next one; what was lost is the same.
      if (error instanceof RequestError && error.status > 0) this.#id = newId();
      throw error;
    }
  }
}
