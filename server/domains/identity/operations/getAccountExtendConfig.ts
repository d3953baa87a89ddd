import type { Handler } from '#server/kernel/call/handler.ts';
import { readExtendFields } from '../account/extension.ts';
import { workspaceOf } from '../account/subject.ts';

/** The extra fields that the workspace keeps for its people (ORG-13). */
export const getAccountExtendConfig: Handler<'getAccountExtendConfig'> = async ({ db, session }) => {
  const fields = await readExtendFields(db, workspaceOf(session));
  return { enabled: fields.length > 0, table_id: null, fields };
};
