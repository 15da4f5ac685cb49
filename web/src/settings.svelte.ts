/** What a person has chosen for this browser. It stays here: the server knows nothing of it. */
export type Theme = "system" | "light" | "dark";
export type Pace = "none" | "fast" | "normal";
/** What a click on a move does: play it, select it first, or select everything first, rolls too. */
export type Confirm = "once" | "twice" | "always";

interface Settings {
  name: string;
  language: string;
  theme: Theme;
  pace: Pace;
  /** 0 is off, as on the first visit. */
  volume: number;
  /** A dotted line of what moved last. */
  trail: boolean;
  odds: boolean;
  confirm: Confirm;
  /** Letters and digits do something. */
  shortcuts: boolean;
  /** The games whose guided start was seen or skipped. */
  guided: string[];
}

const KEY = "kostka.settings";
const USUAL: Settings = {
  name: "",
  language: "",
  theme: "system",
  pace: "normal",
  volume: 0,
  trail: false,
  odds: true,
  confirm: "twice",
  shortcuts: true,
  guided: [],
};

export const settings = $state<Settings>({ ...USUAL, ...stored() });

export function keep(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is left.
  }
}

/** Whether pieces travel at all. */
export const isStill = (): boolean => settings.pace === "none" || systemIsStill().matches;

/** The theme as a class of the root element, resolved once for system and choice. */
export function showTheme(): void {
  const isDark = settings.theme === "dark" || (settings.theme === "system" && systemIsDark().matches);
  const dark = isDark && !onPaper().matches;
  document.documentElement.classList.toggle("dark", dark);
  document.documentElement.classList.toggle("still", isStill());
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", dark ? "#16141c" : "#efe6d8");
}

export const systemIsDark = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");
export const systemIsStill = (): MediaQueryList => matchMedia("(prefers-reduced-motion: reduce)");
export const onPaper = (): MediaQueryList => matchMedia("print");

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Partial<Settings>) : {};
  } catch {
    return {};
  }
}
