import type { Told } from './told.ts';

/** One mistake in a request. */
export interface RequestFault {
  /** JSON pointer into the arguments: `/username`, `/value/carousel/3/url`. */
  pointer: string;
  /** What was found and what is accepted. */
  message: Told;
  /** What to write instead, such as the nearest property name. */
  hint?: Told;
  /** Present when the fault comes from a document check: its `PAGE_…` code. */
  code?: string;
}
