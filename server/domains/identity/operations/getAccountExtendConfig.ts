import type { Handler } from '#server/kernel/call/handler.ts';
import { readExtendConfig } from '../account/extension.ts';
import { workspaceOf } from '../account/subject.ts';

/** The extra fields that the workspace keeps for its people (ORG-13). */
export const getAccountExtendConfig: Handler<'getAccountExtendConfig'> = ({ db, session }) =>
  readExtendConfig(db, workspaceOf(session));
