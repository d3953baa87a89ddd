import type { Words } from '../words.ts';

/** What is wrong with a value, independent of what the value is part of. */
export type MistakeKind = 'type' | 'missing' | 'unknown' | 'value' | 'range' | 'items' | 'pattern' | 'other';

/** One mistake in a JSON value: where it is (JSON pointer), what was found, and what to do. */
export interface Mistake {
  kind: MistakeKind;
  pointer: string;
  /** In English, as developers read it. */
  message: string;
  hint?: string;
  /** The same in each language; absent in what a visitor found. */
  words?: { message: Words; hint?: Words };
  /** `unknown` and `missing`: the property's name. */
  name?: string;
  /** `other`: what a visitor found, in its own words. */
  other?: unknown;
}

type Place = Pick<Mistake, 'kind' | 'pointer' | 'name'>;

export function mistake(place: Place, message: Words, hint?: Words): Mistake {
  return {
    ...place,
    message: message['en-US'],
    ...(hint ? { hint: hint['en-US'] } : {}),
    words: hint ? { message, hint } : { message },
  };
}
