import { isDeepStrictEqual } from 'node:util';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { missingIn } from '../preference/home-page.ts';
import { lockPreference, writePreference } from '../preference/queries.ts';
import { preferenceFrom, preferenceKey } from '../preference/workspace-preference.ts';

/** Chooses what the workbench opens with, for the whole workspace (WB-14, WB-16, WB-17). */
export const setHomePagePreference: Handler<'setHomePagePreference'> = async (call) => {
  const { args: homePage, now } = call;
  return inWorkspace(call, async (query, wsId) => {
    const pointer = await missingIn(query, wsId, homePage);
    if (pointer !== undefined) throw new NotFound({ pointer });
    const owner = { wsId, accountId: null };
    const stored = (await lockPreference(query, owner, preferenceKey))?.value ?? {};
    const before = preferenceFrom([stored]).homePage;
    if (isDeepStrictEqual(before, homePage)) return homePage;
    const value = { ...stored, homePage };
    await writePreference(query, { ...owner, key: preferenceKey, value, by: call.session.accountId, now });
    await writeLog(query, call, {
      module: 'preference',
      action: call.operation,
      before: { homePage: before },
      after: { homePage },
    });
    return homePage;
  });
};
