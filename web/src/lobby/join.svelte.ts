/** A table that somebody was told the code of: looked up with the sixth character, joined under a name. */
import type { AboutTable, TableOfCode, Told } from "$protocol";
import { go } from "../router.svelte";
import { settings } from "../settings.svelte";
import { request, RequestError } from "../table/requests";
import { heldSeats } from "../table/tokens";
import { isWhole, readCode } from "./code";
import { cleanName } from "./seating";
import { openSeats, Sitter } from "./sitting";

export class Join {
  code = $state("");
  /** The table of the code, once it is found. */
  found = $state.raw<AboutTable | null>(null);
  trouble = $state.raw<Told | null>(null);
  isBusy = $state(false);
  #sitter: Sitter | null = null;

  /** Whether there is a seat to take; otherwise one can only go and look. */
  get hasSeat(): boolean {
    const isHeld = this.found !== null && heldSeats(this.found.table.id).length > 0;
    return this.found !== null && !isHeld && openSeats(this.found.seats).length > 0;
  }

  /** Take what was typed or pasted; a whole code is looked up at once, a link is followed. */
  async enter(text: string): Promise<void> {
    const read = readCode(text);
    if ("path" in read) return go(read.path);
    [this.code, this.trouble, this.found] = [read.code, null, null];
    if (isWhole(read.code)) await this.lookUp();
  }

  async lookUp(): Promise<void> {
    if (!isWhole(this.code)) {
      this.trouble = { id: "web-lobby-code-short" };
      return;
    }
    const asked = this.code;
    const about = await this.#try(async () => {
      const { table } = await request<TableOfCode>(`/api/codes/${asked}`);
      return request<AboutTable>(`/api/tables/${table}`);
    });
    if (!about || asked !== this.code) return;
    this.found = about;
    this.#sitter = new Sitter(about.table.id);
  }

  /** Sit down at the table that was found, or go there to look. */
  async join(): Promise<void> {
    const about = this.found;
    if (!about || this.isBusy) return;
    if (this.hasSeat) {
      const name = cleanName(settings.name);
      if (name === "") {
        this.trouble = { id: "web-lobby-name-missing" };
        return;
      }
      if (!(await this.#try(() => this.#sitter!.sit(name)))) return;
    }
    go(`/t/${about.table.id}`);
  }

  async #try<T>(work: () => Promise<T>): Promise<T | null> {
    [this.isBusy, this.trouble] = [true, null];
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.trouble = error.reason.id === "server-no-code" ? { id: "web-lobby-no-code", code: this.code } : error.reason;
      return null;
    } finally {
      this.isBusy = false;
    }
  }
}
