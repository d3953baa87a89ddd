import type { LocalizedText } from './localized-text.ts';

/** The kind of issue, independent of what the value is part of. */
export type IssueKind = 'type' | 'missing' | 'unknown' | 'value' | 'range' | 'items' | 'pattern' | 'other';

/** One issue of a JSON value: its JSON pointer, what was found, and what to do. */
export interface Issue {
  kind: IssueKind;
  pointer: string;
  /** In English, as developers read it. */
  message: string;
  hint?: string;
  /** Message and hint in each language; absent for issues that a `visit` callback found. */
  texts?: { message: LocalizedText; hint?: LocalizedText };
  /** `unknown` and `missing`: the property's name. */
  name?: string;
  /** `other`: what a `visit` callback found, in its own format. */
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
