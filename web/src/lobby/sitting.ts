/** Sitting down at a table that is open. */
import type { NewSitter, SeatNow, Seated } from "$protocol";
import { newId } from "../table/connection";
import { request, RequestError } from "../table/requests";
import { holdSeats } from "../table/tokens";

export const openSeats = (seats: readonly SeatNow[]): number[] =>
  seats.flatMap(({ kind }, index) => (kind === "open" ? [index] : []));

/** The first person to sit down is most likely the one who invites. */
export const inviter = (seats: readonly SeatNow[]): string | null =>
  seats.find(({ kind, screen }) => kind === "person" && !screen)?.name ?? null;

export class Sitter {
  #id = newId();

  constructor(readonly table: string) {}

  /** Take any open seat. Asked again after a lost answer it is the same wish, and the same seat. */
  async sit(name: string): Promise<Seated> {
    const wish: NewSitter = { id: this.#id, name };
    try {
      const seated = await request<Seated>(`/api/tables/${this.table}/sit`, wish);
      holdSeats(this.table, [{ seat: seated.seat, token: seated.token }]);
      return seated;
    } catch (error) {
      // What was refused was another wish than the next one; what was lost is the same.
      if (error instanceof RequestError && error.status > 0) this.#id = newId();
      throw error;
    }
  }
}
