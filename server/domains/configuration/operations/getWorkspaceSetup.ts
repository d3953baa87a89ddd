import type { Handler } from '#server/kernel/call/handler.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { readSetup } from '../preference/workspace-setup.ts';

/** What a new workspace still lacks. */
export const getWorkspaceSetup: Handler<'getWorkspaceSetup'> = (call) =>
  inWorkspace(call, (query, wsId) => readSetup(query, wsId, call.session.accountId), { readOnly: true });
