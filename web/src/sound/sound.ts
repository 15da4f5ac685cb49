/**
 * The sounds of the table, made here and now: a die on felt, a hop on sand, a coin. No recordings, nothing longer than
 * 600 milliseconds, nothing before the first touch, and nothing at all until somebody turns the volume up.
 */
import { settings } from "../settings.svelte";

export type Sound = "die" | "tick" | "hop" | "coin" | "paper" | "wool" | "bark" | "murmur" | "thud" | "turn";

/** A sound is put together from tones and from noise, each with a beginning, a length and a strength. */
interface Layer {
  at?: number;
  length: number;
  strength: number;
  /** A tone with its pitch in hertz, that may slide to another one; without one it is noise. */
  pitch?: number;
  slide?: number;
  wave?: OscillatorType;
  /** What noise keeps: the middle of a band in hertz, and how narrow it is. */
  band?: number;
  narrow?: number;
  /** Seconds until it is at its loudest; at once where there are none. */
  swell?: number;
}

const LONGEST = 0.6; // seconds
const LOUDEST = 0.5; // of what a speaker can do
const GAP = 0.018; // seconds between two of a kind: ten dice do not fall in the same instant
const SEMITONE = 2 ** (1 / 12);

// ------------------------------------------------------------------------------------------------------ what they are

/** Five takes of a die that falls on felt and turns over once or twice. */
const DICE: readonly Layer[][] = [0, 0.014, -0.01, 0.022, 0.006].map((late, take) =>
  [0, 0.085 + late, 0.16 + late * 2].slice(0, 2 + (take % 2)).flatMap((at, bounce) => [
    { at, length: 0.05, strength: 0.5 / (bounce + 1), band: 1900 + take * 170 - bounce * 250, narrow: 3.2 },
    { at, length: 0.08, strength: 0.4 / (bounce + 1), pitch: 205 + take * 12, slide: 120 },
  ]),
);

const hop = (step: number): Layer[] => {
  const pitch = 96 * SEMITONE ** Math.min(step, 12);
  return [
    { length: 0.14, strength: 0.75, pitch: pitch * 1.35, slide: pitch * 0.8 },
    { length: 0.06, strength: 0.12, band: 900, narrow: 0.8 },
  ];
};

const marimba = (at: number, pitch: number): Layer[] => [
  { at, length: 0.34, strength: 0.5, pitch },
  { at, length: 0.09, strength: 0.16, pitch: pitch * 3.93 },
];

const SOUNDS: Record<Exclude<Sound, "die" | "hop">, readonly Layer[]> = {
  tick: [
    { length: 0.035, strength: 0.4, pitch: 1250, slide: 700 },
    { length: 0.02, strength: 0.25, band: 2600, narrow: 4 },
  ],
  coin: [
    { length: 0.2, strength: 0.2, pitch: 2093 },
    { at: 0.065, length: 0.34, strength: 0.24, pitch: 2637 },
    { at: 0.065, length: 0.12, strength: 0.08, pitch: 5570 },
  ],
  paper: [
    { length: 0.2, strength: 0.22, band: 3400, narrow: 0.9, swell: 0.07 },
    { at: 0.11, length: 0.09, strength: 0.16, band: 5200, narrow: 1.2, swell: 0.02 },
  ],
  wool: [
    { length: 0.26, strength: 0.26, band: 700, narrow: 0.7, swell: 0.1 },
    { at: 0.13, length: 0.22, strength: 0.18, band: 1150, narrow: 0.8, swell: 0.08 },
  ],
  bark: [
    { length: 0.1, strength: 0.5, pitch: 420, slide: 640, wave: "sawtooth", swell: 0.02 },
    { at: 0.06, length: 0.12, strength: 0.4, pitch: 620, slide: 300, wave: "triangle" },
    { length: 0.12, strength: 0.14, band: 1300, narrow: 1.5 },
  ],
  murmur: [
    { length: 0.58, strength: 0.22, band: 420, narrow: 1.1, swell: 0.3 },
    { length: 0.55, strength: 0.12, band: 980, narrow: 1.8, swell: 0.34 },
  ],
  thud: [
    { length: 0.34, strength: 0.9, pitch: 120, slide: 42 },
    { length: 0.12, strength: 0.25, band: 260, narrow: 0.8 },
  ],
  turn: [...marimba(0, 523.25), ...marimba(0.16, 783.99)],
};

let take = 0;

/** What a sound is made of; `step`: which rider of a stack hops, each a semitone higher. */
export function layersOf(sound: Sound, step = 0): readonly Layer[] {
  if (sound === "die") return DICE[(take = (take + 1) % DICE.length)]!;
  return sound === "hop" ? hop(step) : SOUNDS[sound];
}

// --------------------------------------------------------------------------------------------------------- playing them

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let isTouched = false;
const lately = new Map<Sound, number>();

// Browsers let a page be heard after somebody has touched it, and so do we.
if (typeof addEventListener === "function")
  for (const gesture of ["pointerdown", "keydown"])
    addEventListener(gesture, () => ((isTouched = true), void context?.resume()), { capture: true, passive: true });

/** Let something be heard, as loud as its listener likes. */
export function soundOf(sound: Sound | undefined, step = 0): void {
  if (!sound || settings.volume <= 0 || !isTouched) return;
  const audio = (context ??= made());
  if (!audio) return;
  const now = audio.currentTime;
  const start = Math.max(now, (lately.get(sound) ?? -1) + GAP);
  if (start > now + LONGEST) return; // so many at once are one noise
  lately.set(sound, start);
  // Ears hear the square of what a slider says.
  const volume = (settings.volume / 100) ** 2 * LOUDEST;
  for (const layer of layersOf(sound, step)) play(audio, layer, start, volume);
}

function made(): AudioContext | null {
  return typeof AudioContext === "function" ? new AudioContext() : null;
}

function play(audio: AudioContext, layer: Layer, start: number, volume: number): void {
  const from = start + (layer.at ?? 0);
  const length = Math.min(layer.length, LONGEST - (layer.at ?? 0));
  const gain = audio.createGain();
  gain.connect(audio.destination);
  const loudest = from + (layer.swell ?? 0.004);
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, layer.strength * volume), loudest);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  const source = layer.pitch === undefined ? noiseOf(audio, layer, gain) : toneOf(audio, layer, gain, from, length);
  source.start(from);
  source.stop(from + length);
}

function toneOf(
  audio: AudioContext,
  layer: Layer,
  out: AudioNode,
  from: number,
  length: number,
): AudioScheduledSourceNode {
  const tone = audio.createOscillator();
  tone.type = layer.wave ?? "sine";
  tone.frequency.setValueAtTime(layer.pitch ?? 440, from);
  if (layer.slide) tone.frequency.exponentialRampToValueAtTime(layer.slide, from + length);
  tone.connect(out);
  return tone;
}

function noiseOf(audio: AudioContext, layer: Layer, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise ??= hiss(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = layer.band ?? 1000;
  filter.Q.value = layer.narrow ?? 1;
  source.connect(filter).connect(out);
  return source;
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
