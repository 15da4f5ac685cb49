/** The options of a game, from the JSON Schemas of the catalogue. */
import type { GameEntry, OptionEntry } from "$protocol";

export type Values = Record<string, unknown>;

/** How an option is chosen: a switch, one of a few in sight, one of a list, or typed. */
export type Field =
  | { kind: "switch" }
  | { kind: "few"; values: number[] }
  | { kind: "list"; values: (string | number)[] }
  | { kind: "number"; least: number; most: number }
  | { kind: "text" };

const FEW = 5;

interface Schema {
  type?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  enum?: (string | number)[];
}

const schemaOf = (option: OptionEntry): Schema => option.schema as Schema;

export function fieldOf(option: OptionEntry): Field | null {
  const { type, minimum, maximum, enum: listed } = schemaOf(option);
  if (type === "boolean") return { kind: "switch" };
  if (listed) return { kind: "list", values: listed };
  if (type === "integer" || type === "number") {
    const [least, most] = [minimum ?? 0, maximum ?? Number.MAX_SAFE_INTEGER];
    if (type === "integer" && most - least < FEW)
      return { kind: "few", values: Array.from({ length: most - least + 1 }, (_, index) => least + index) };
    return { kind: "number", least, most };
  }
  if (type === "string") {
    const values = option.choices.map(({ value }) => value as string);
    return values.length ? { kind: "list", values } : { kind: "text" };
  }
  return null; // lists and the like need a page of their own
}

export const usualValues = ({ options }: Pick<GameEntry, "options">): Values =>
  Object.fromEntries(options.map((option) => [option.name, schemaOf(option).default]));

/** Only what differs from the usual is sent: the server knows the rest. */
export function differing({ options }: Pick<GameEntry, "options">, values: Values): Values {
  const usual = usualValues({ options });
  return Object.fromEntries(
    options
      .map(({ name }): [string, unknown] => [name, values[name]])
      .filter(([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(usual[name])),
  );
}

/** What a value is called: by the catalogue, or as it is. */
export const nameOf = (option: OptionEntry, value: unknown): string =>
  option.choices.find((choice) => choice.value === value)?.name ?? String(value);

/** The end of the ids of an option's messages. */
export const wordOf = (game: string, option: string): string => `${game}-${option}`.replaceAll("_", "-");
