/** Confetti that always falls the same way. */
export interface Scrap {
  x: number;
  y: number;
  size: number;
  turn: number;
  /** Milliseconds until it falls. */
  late: number;
}

/** Scraps over an area, most of them in its upper part. */
export function confetti(count: number, width: number, height: number, size: number): Scrap[] {
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => ({
    x: random() * width,
    y: random() * random() * height,
    size: size * (1 + random() / 2),
    turn: random() * 170,
    late: random() * 900,
  }));
}
