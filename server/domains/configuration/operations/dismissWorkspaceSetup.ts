import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { lockPreference, writePreference } from '../preference/queries.ts';
import { readSetup, setupKey } from '../preference/workspace-setup.ts';

/** Shows the caller the first steps of the workspace no more. */
export const dismissWorkspaceSetup: Handler<'dismissWorkspaceSetup'> = (call) =>
  inWorkspace(call, async (query, wsId) => {
    const { accountId } = call.session;
    const owner = { wsId, accountId };
    if (!(await lockPreference(query, owner, setupKey))) {
      const value = { dismissed: true };
      await writePreference(query, { ...owner, key: setupKey, value, by: accountId, now: call.now });
      await writeLog(query, call, { module: 'preference', action: call.operation, after: value });
    }
    return readSetup(query, wsId, accountId);
  });
