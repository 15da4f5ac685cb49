/** A table that is being thought of: one for each game, so that looking at another game loses nothing. */
import type { GameEntry, NewTable } from "$protocol";
import type { Agreed } from "./agreed";
import { agreedToSend } from "./agreed";
import { differing, usualValues, type Values } from "./options";
import { newSeats, usualPlaces, type Names, type Place } from "./seating";

export class Plan {
  places = $state.raw<Place[]>([]);
  options = $state.raw<Values>({});
  /** Whether the options fit each other; null while the server is being asked. */
  isSound = $state<boolean | null>(true);

  constructor(entry: GameEntry) {
    this.places = usualPlaces(entry);
    this.options = usualValues(entry);
  }

  choose(name: string, value: unknown): void {
    this.options = { ...this.options, [name]: value };
  }

  seat(places: Place[]): void {
    this.places = places;
    const start = this.options["start"];
    if (typeof start === "number" && start >= places.length) this.choose("start", -1);
  }

  table(entry: GameEntry, agreed: Agreed, names: Names): NewTable {
    return {
      game: entry.id,
      seats: newSeats(this.places, names),
      options: differing(entry, this.options),
      settings: agreedToSend(agreed),
    };
  }
}
