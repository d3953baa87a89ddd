import type { LocalizedText } from './localized-text.ts';

/** What is wrong with a value, independent of what the value is part of. */
export type IssueKind = 'type' | 'missing' | 'unknown' | 'value' | 'range' | 'items' | 'pattern' | 'other';

/** One mistake in a JSON value: where it is (JSON pointer), what was found, and what to do. */
export interface Issue {
  kind: IssueKind;
  pointer: string;
  /** In English, as developers read it. */
  message: string;
  hint?: string;
  /** The same in each language; absent in what a visitor found. */
  texts?: { message: LocalizedText; hint?: LocalizedText };
  /** `unknown` and `missing`: the property's name. */
  name?: string;
  /** `other`: what a visitor found, in its own words. */
  other?: unknown;
}

type Found = Pick<Issue, 'kind' | 'pointer' | 'name'>;

export function issue(found: Found, message: LocalizedText, hint?: LocalizedText): Issue {
  return {
    ...found,
    message: message['en-US'],
    ...(hint ? { hint: hint['en-US'] } : {}),
    texts: hint ? { message, hint } : { message },
  };
}
