import type { Handler } from '../../http/handler.ts';
import { subjectOf } from './configuration.ts';
import { rollback } from './publication.ts';

/** Points the published value at an earlier version, or at none. */
export const rollbackConfiguration: Handler<'rollbackConfiguration'> = async (call) =>
  rollback(subjectOf(call, call.args), call.args.version_id);
