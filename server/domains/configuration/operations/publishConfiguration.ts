import type { Handler } from '#server/kernel/call/handler.ts';
import { subjectOf } from '../publishing/configuration.ts';
import { publish } from '../publishing/publication.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

/** Makes the draft the published value, at once for the next visitor. */
export const publishConfiguration: Handler<'publishConfiguration', { documents: Documents }> = async (call) =>
  publish(subjectOf(call, call.args), { action: call.operation, comment: call.args.comment ?? '' });
