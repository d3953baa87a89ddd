import type { ErrorText } from './error-text.ts';

/** One issue of a request. */
export interface RequestIssue {
  /** JSON pointer into the arguments: `/username`, `/value/carousel/3/url`. */
  pointer: string;
  /** What was found and what is accepted. */
  message: ErrorText;
  /** What to write instead, such as the nearest property name. */
  hint?: ErrorText;
  /** Present when the issue comes from a document check: its `PAGE_…` code. */
  code?: string;
}
