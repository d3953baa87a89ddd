import { rollback } from '../publishing/publication.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { openPage } from '../custom-page/subject.ts';

/** Shows the readers of a custom page a version that was published before, or none. */
export const rollbackCustomPage: Handler<'rollbackCustomPage', { documents: Documents }> = async (call) => {
  const { subject } = await openPage(call);
  return rollback(subject, { action: call.operation, versionId: call.args.version_id });
};
