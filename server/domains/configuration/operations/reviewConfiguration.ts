import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { subjectOf } from '../publishing/configuration.ts';
import { review } from '../publishing/review.ts';

/** Keeps or takes over what somebody published who is no longer an administrator. */
export const reviewConfiguration: Handler<'reviewConfiguration', { documents: Documents }> = async (call) =>
  review(subjectOf(call, call.args), call.args.decision);
