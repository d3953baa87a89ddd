import type { Handler } from '#server/kernel/call/handler.ts';
import { subjectOf } from '../publishing/configuration.ts';
import { rollback } from '../publishing/publication.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';

/** Points the published value at an earlier version, or at none. */
export const rollbackConfiguration: Handler<'rollbackConfiguration', { documents: Documents }> = async (call) =>
  rollback(subjectOf(call, call.args), { action: call.operation, versionId: call.args.version_id });
