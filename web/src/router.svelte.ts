/** Where we are: the path of the address. The part behind "#" belongs to the pages. */
let current = $state(location.pathname);

export const path = (): string => current;

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  current = location.pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", () => (current = location.pathname));

/** Links inside of the app change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
