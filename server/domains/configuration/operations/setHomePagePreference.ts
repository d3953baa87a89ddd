import { isDeepStrictEqual } from 'node:util';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { checkHomePage } from '../preference/home-page.ts';
import { lockPreference, writePreference } from '../preference/queries.ts';
import { preferenceFrom, preferenceKey } from '../preference/workspace-preference.ts';

/** Chooses what the workbench opens with, for the whole workspace (WB-14, WB-16, WB-17). */
export const setHomePagePreference: Handler<'setHomePagePreference'> = async (call) => {
  const { args: wanted, now, session } = call;
  return inWorkspace(call, async (query, wsId) => {
    const found = await checkHomePage(query, { ...session, wsId }, wanted);
    if ('missing' in found) throw new NotFound({ pointer: found.missing });
    const owner = { wsId, accountId: null };
    const stored = (await lockPreference(query, owner, preferenceKey))?.value ?? {};
    const before = preferenceFrom([stored]).homePage;
    if (isDeepStrictEqual(before, wanted)) return found.homePage;
    const value = { ...stored, homePage: wanted };
    await writePreference(query, { ...owner, key: preferenceKey, value, by: session.accountId, now });
    await writeLog(query, call, {
      module: 'preference',
      action: call.operation,
      before: { homePage: before },
      after: { homePage: wanted },
    });
    return found.homePage;
  });
};
