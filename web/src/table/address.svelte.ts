/** Where others find this table: the address of this page, unless that means this computer alone. */
import type { AboutServer } from "$protocol";
import { request } from "./requests";

const isOwn = /^(localhost|127\.|\[::1\])/.test(location.hostname);
let network = $state<string | null>(null);
let isAsked = false;

/** The address in front of every link that is given away. */
export function outside(): string {
  if (isOwn && !isAsked) {
    isAsked = true;
    request<AboutServer>("/api").then(
      (about) => (network = about.network),
      () => (isAsked = false),
    );
  }
  return network ?? location.origin;
}

/** Whether nobody but this computer can follow a link. */
export const isOnlyHere = (): boolean => isOwn && network === null;
