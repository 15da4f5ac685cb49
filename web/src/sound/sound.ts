export type Sound = "die" | "tick" | "hop" | "coin" | "paper" | "wool" | "bark" | "murmur" | "thud" | "turn";
export function soundOf(_sound: Sound | undefined): void {}
