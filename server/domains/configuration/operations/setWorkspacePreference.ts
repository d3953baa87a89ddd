import { type Role, roleSets } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { lockPreference, type PreferenceOwner, writePreference } from '../preference/queries.ts';
import { preferenceFor, preferenceKey } from '../preference/workspace-preference.ts';

const forAll: readonly Role[] = roleSets.configurationAdmins;

/** Workspace administrators and system roles choose for everybody, other administrators for themselves (ROLE-29). */
function ownerOf(session: Session): PreferenceOwner {
  const isForAll = session.roles.some((role) => forAll.includes(role));
  return { wsId: session.wsId ?? null, accountId: isForAll ? null : session.accountId };
}

/** Saves theme and layout; what is not sent stays (WB-15, CFG-14, CFG-15). */
export const setWorkspacePreference: Handler<'setWorkspacePreference'> = async (call) => {
  const { db, session, now } = call;
  const owner = ownerOf(session);
  const { theme, theme_color, theme_layout_type } = call.args;
  const sent = Object.fromEntries(
    Object.entries({ theme, theme_color, theme_layout_type }).filter(([, value]) => value !== undefined),
  );
  const write = async (query: Query): Promise<void> => {
    const before = (await lockPreference(query, owner, preferenceKey))?.value ?? {};
    const value = { ...before, ...sent };
    await writePreference(query, { ...owner, key: preferenceKey, value, by: session.accountId, now });
    await writeLog(query, call, { module: 'preference', action: 'setWorkspacePreference', before, after: value });
  };
  await (owner.wsId === null ? db.platform(write) : db.tenant(owner.wsId, write));
  return preferenceFor(db, session);
};
