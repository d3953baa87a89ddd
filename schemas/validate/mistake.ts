/** What is wrong with a value, independent of what the value is part of. */
export type MistakeKind = 'type' | 'missing' | 'unknown' | 'value' | 'range' | 'items' | 'pattern' | 'other';

/** One mistake in a JSON value: where it is (JSON pointer), what was found, and what to do. */
export interface Mistake {
  kind: MistakeKind;
  pointer: string;
  message: string;
  hint?: string;
  /** `unknown` and `missing`: the property's name. */
  name?: string;
  /** `other`: what a visitor found, in its own words. */
  other?: unknown;
}
