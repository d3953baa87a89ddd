import type { Handler } from '#server/kernel/call/handler.ts';
import { find, present, subjectOf } from '../publishing/configuration.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

/** Draft, published and inherited value of the caller's own scope, and what the draft changes. */
export const getConfiguration: Handler<'getConfiguration', { documents: Documents }> = async (call) => {
  const subject = subjectOf(call, call.args);
  return present(subject, await find(subject));
};
