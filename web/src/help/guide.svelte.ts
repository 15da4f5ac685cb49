/** The guided start: where it is, and a piece that somebody wants to have shown. */
const GLANCE = 2600; // milliseconds that a piece is pointed at

let step = $state<number | null>(null);
let pointed = $state<string | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The step that is shown; null while nobody is being shown round. */
export const guideStep = (): number | null => step;
export const showStep = (wanted: number | null): void => void (step = wanted);
export const startGuide = (): void => showStep(0);

/** What is pointed at for a moment, as a CSS selector. */
export const pointedAt = (): string | null => pointed;
export function pointAt(selector: string): void {
  clearTimeout(timer);
  pointed = selector;
  timer = setTimeout(() => (pointed = null), GLANCE);
}
