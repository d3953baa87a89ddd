import { type Issue, pointerTo } from '#schemas';
import type { RequestFault } from './request-fault.ts';

/** What the schemas' reporter found, as a fault of the request; of a missing property the place is its own. */
export function mistakeFault({ pointer, message, hint, texts: words, kind, name }: Issue): RequestFault {
  const told = words ?? { message, hint };
  return {
    pointer: kind === 'missing' && name !== undefined ? pointerTo(pointer, name) : pointer,
    message: told.message,
    ...(told.hint === undefined ? {} : { hint: told.hint }),
  };
}
