/** What a value of a YAML file may be. `'true'` is the flag `true`, which is left out where it does not hold. */
export type Shape = 'any' | 'text' | 'texts' | 'true' | 'truth' | Mapping | ListOf | OneOf;

/** A mapping with members of its own, or with names that its author gives. */
export interface Mapping {
  /** What it is called in diagnostics: `an operation`. */
  what: string;
  /** `true` and `false` may stand for it, as they do for a schema. */
  orTruth?: true;
  members?: Readonly<Record<string, Inner>>;
  /** Members that may not be missing. */
  needs?: readonly string[];
  /** The shape of members under other names, and what these names are like. */
  named?: { shape: Inner; pattern: RegExp; like: string };
}

/** A list whose items are of one shape. */
interface ListOf {
  items: Inner;
}

/** Chooses the shape of a value by the names of its members; what is no mapping has none. */
interface OneOf {
  choose: (names: readonly string[]) => Shape;
}

/** A shape, or a function where shapes are inside themselves, or where the name of the member decides. */
export type Inner = Shape | ((name: string) => Shape);
