import { sql } from 'kysely';
import type { Role } from '#openapi';
import type { LocalizedText } from '#schemas/localized-text';
import { notify } from '#server/domains/notifications/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { Failure, NotFound } from '#server/kernel/errors/index.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { memberRoles } from '../access/roles-held.ts';
import { requireRank } from '../account/ranks.ts';
import { lockSubject, rankOf, workspaceOf } from '../account/subject.ts';
import { lockSuperAdmins } from '../account/super-admins.ts';
import { writePerson } from '../account/write-person.ts';

type Save = Call<'saveRoleGrants'>;

async function holdersOf(query: Query, wsId: string, role: Role): Promise<string[]> {
  const rows = await query
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .where('memberships.ws_id', '=', wsId)
    .where('memberships.deleted_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .where(sql<boolean>`${role} = any(memberships.roles)`)
    .select('memberships.account_id')
    // Always in one order: two changes that overlap wait for each other.
    .orderBy('memberships.account_id')
    .execute();
  return rows.map(({ account_id: id }) => id);
}

/** The person, locked. Throws `NotFound` where the request names somebody whom the workspace does not have. */
async function lockNamed(query: Query, { args, session }: Save, id: string) {
  try {
    return await lockSubject(query, session, id);
  } catch (error) {
    const index = args.user_ids.indexOf(id);
    throw error instanceof NotFound && index >= 0 ? new NotFound({ pointer: `/user_ids/${index}` }) : error;
  }
}

/** Gives one person the role, or takes it. */
async function change(query: Query, call: Save, { id, isHolder }: { id: string; isHolder: boolean }): Promise<void> {
  const { args, session, now } = call;
  const row = await lockNamed(query, call, id);
  if (id === session.accountId) throw new Failure('own_account');
  const before = rankOf(row);
  requireRank(session.roles, before);
  const others = memberRoles(row.memberRoles).filter((role) => role !== args.role);
  const after = memberRoles(isHolder ? [...others, args.role] : others);
  const wsId = workspaceOf(session);
  await writePerson(query, { row, wsId, change: { roles: after }, by: call.session.accountId, now });
  await writeLog(query, call, {
    module: 'account',
    action: 'saveRoleGrants',
    target: id,
    before: { roles: before },
    after: { roles: after },
  });
}

/** What the roles are called where people are notified of them. */
const roleNames: Readonly<Record<Save['args']['role'], LocalizedText>> = {
  WORKSPACE_SUPER_ADMIN: { 'en-US': 'super administrator', 'zh-CN': '超级管理员' },
  WORKSPACE_ADMIN: { 'en-US': 'administrator', 'zh-CN': '管理员' },
  WORKSPACE_APP_ADMIN: { 'en-US': 'application administrator', 'zh-CN': '应用管理员' },
  WORKSPACE_ACCOUNT_ADMIN: { 'en-US': 'account administrator', 'zh-CN': '账号管理员' },
};

/** Notifies those who were given the role. */
async function notifyGiven(query: Query, { args, session, now }: Save, to: readonly string[]): Promise<void> {
  const name = roleNames[args.role];
  await notify(query, {
    wsId: workspaceOf(session),
    to,
    category: 'share',
    title: { 'en-US': `You are ${name['en-US']} of the workspace now`, 'zh-CN': `您已成为本工作区的${name['zh-CN']}` },
    by: session.accountId,
    now,
  });
}

/**
 * Says who holds a workspace role; those who are not named lose it (WB-12). All of it or nothing happens, and it holds from the next
 * call on (P11). Nobody gives or takes a role above their own (P4), and the workspace keeps a super administrator.
 */
export const saveRoleGrants: Handler<'saveRoleGrants'> = async (call) => {
  const { args, session, db } = call;
  const wsId = workspaceOf(session);
  requireRank(session.roles, [args.role]);
  const lastOne = new Failure('last_super_admin', undefined, { pointer: '/user_ids' });
  const isOfSuperAdmins = args.role === 'WORKSPACE_SUPER_ADMIN';
  if (isOfSuperAdmins && args.user_ids.length === 0) throw lastOne;
  return db.identity(async (query) => {
    await lockSuperAdmins(query, wsId);
    const held = await holdersOf(query, wsId, args.role);
    const added = args.user_ids.filter((id) => !held.includes(id));
    const removed = held.filter((id) => !args.user_ids.includes(id));
    for (const id of added.toSorted()) await change(query, call, { id, isHolder: true });
    await notifyGiven(query, call, added);
    for (const id of removed) await change(query, call, { id, isHolder: false });
    // Those who are named may be invited or disabled.
    if (isOfSuperAdmins && (await lockSuperAdmins(query, wsId)).length === 0) throw lastOne;
    return null;
  });
};
