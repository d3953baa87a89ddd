import { type Issue, pointerTo } from '#schemas';
import type { RequestIssue } from './request-issue.ts';

/** What the schemas' reporter found, as a fault of the request; of a missing property the place is its own. */
export function requestIssueOf({ pointer, message, hint, texts: words, kind, name }: Issue): RequestIssue {
  const texts = words ?? { message, hint };
  return {
    pointer: kind === 'missing' && name !== undefined ? pointerTo(pointer, name) : pointer,
    message: texts.message,
    ...(texts.hint === undefined ? {} : { hint: texts.hint }),
  };
}
