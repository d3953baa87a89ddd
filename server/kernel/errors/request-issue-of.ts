import { type Issue, pointerTo } from '#schemas';
import type { RequestIssue } from './request-issue.ts';

/** What the schemas' reporter found, as an issue of the request; a missing property is reported at its own pointer. */
export function requestIssueOf({ pointer, message, hint, texts: localized, kind, name }: Issue): RequestIssue {
  const texts = localized ?? { message, hint };
  return {
    pointer: kind === 'missing' && name !== undefined ? pointerTo(pointer, name) : pointer,
    message: texts.message,
    ...(texts.hint === undefined ? {} : { hint: texts.hint }),
  };
}
