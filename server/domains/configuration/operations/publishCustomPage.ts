import { publish } from '../publishing/publication.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { openPage } from '../custom-page/subject.ts';

/** Makes the draft of a custom page what its readers see. */
export const publishCustomPage: Handler<'publishCustomPage', { documents: Documents }> = async (call) => {
  const { subject } = await openPage(call);
  return publish(subject, { action: call.operation, comment: call.args.comment ?? '' });
};
