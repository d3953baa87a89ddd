import { lockPreference, writePreference } from '#server/domains/configuration/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { requireVersion } from '#server/kernel/changes/index.ts';
import { Invalid } from '#server/kernel/errors/index.ts';
import { extendConfigFrom, extendKey, extendOwner } from '../account/extension.ts';
import { extendFieldIssues } from '../account/extension-issues.ts';
import { workspaceOf } from '../account/subject.ts';

/** Replaces the extra fields that the workspace keeps for its people (ORG-13). Throws `Conflict` with both values for a stale version. */
export const saveAccountExtendConfig: Handler<'saveAccountExtendConfig'> = async (call) => {
  const { db, session, args, now, ifMatch } = call;
  const wsId = workspaceOf(session);
  const { fields } = args;
  const issues = extendFieldIssues(fields);
  if (issues.length > 0) throw new Invalid({ issues });
  return db.tenant(wsId, async (query) => {
    const owner = extendOwner(wsId);
    const before = extendConfigFrom(await lockPreference(query, owner, extendKey));
    requireVersion({ ifMatch, args: { fields } }, before);
    const version = await writePreference(query, {
      ...owner,
      key: extendKey,
      value: fields,
      by: session.accountId,
      now,
    });
    await writeLog(query, call, {
      module: 'account',
      action: 'saveAccountExtendConfig',
      before: { fields: before.fields },
      after: { fields },
    });
    return extendConfigFrom({ value: fields, version });
  });
};
