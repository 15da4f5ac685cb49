/** SHA-256, also where a browser does not lend its own: pages that come over plain HTTP in a home network. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const own = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return own ? new Uint8Array(await own.digest("SHA-256", bytes)) : digest(bytes);
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16));
}

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** FIPS 180-4, as it stands there. */
export function digest(message: Uint8Array): Uint8Array {
  const { starts, factors } = constants();
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 4, message.length * 8);
  words.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  const state = Int32Array.from(starts);
  const schedule = new Int32Array(64);
  const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  for (let block = 0; block < padded.length; block += 64) {
    for (let index = 0; index < 64; index += 1) {
      if (index < 16) {
        schedule[index] = words.getInt32(block + index * 4);
        continue;
      }
      const [early, late] = [schedule[index - 15]!, schedule[index - 2]!];
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      schedule[index] = schedule[index - 16]! + first + schedule[index - 7]! + second;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
    for (let index = 0; index < 64; index += 1) {
      const chosen = (e & f) ^ (~e & g);
      const big = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + big + chosen + factors[index]! + schedule[index]!) | 0;
      const most = (a & b) ^ (a & c) ^ (b & c);
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = state[index]! + word));
  }
  const result = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => result.setInt32(index * 4, word));
  return new Uint8Array(result.buffer);
}

type Eight = [number, number, number, number, number, number, number, number];

/** Roots of the first primes, of which the algorithm takes the first 32 bits behind the point. */
function constants(): { starts: number[]; factors: number[] } {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  const bits = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;
  return {
    starts: primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime))),
    factors: primes.map((prime) => bits(Math.cbrt(prime))),
  };
}
