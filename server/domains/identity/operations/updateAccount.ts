import type { Schemas } from '#openapi';
import { Conflict, Failure } from '#server/kernel/errors/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { type Changes, changesOf } from '../account/changes.ts';
import { endSessions } from '../account/leave-workspace.ts';
import { presentUser } from '../account/present.ts';
import { presentMember } from '../account/present-members.ts';
import type { AccountRow } from '../account/queries.ts';
import { requireRank } from '../account/ranks.ts';
import { findSubject, lockSubject, rankOf, requireManager, workspaceOf } from '../account/subject.ts';
import { lockSuperAdmins, requireOtherSuperAdmin } from '../account/super-admins.ts';
import { requireTelephone } from '#server/kernel/telephone/telephone.ts';
import { writePerson } from '../account/write-person.ts';

type Sent = Call<'updateAccount'>['args'];
type Field = Exclude<keyof Schemas['AccountChange'], never>;

const disabled = 40;
/** They belong to the account, which only the workspace that manages it changes (contradictions 68). */
const ofAccount: readonly Field[] = ['telephone', 'country_code', 'email', 'avatar', 'introduction'];

/** Codes for a forgotten password go there. */
const ofReset: readonly Field[] = ['telephone', 'country_code', 'email'];

/** What the caller changes about the person; the order of roles says nothing. */
function wanted(row: AccountRow, sent: Sent): Changes<Field> | undefined {
  const user = presentUser(row, rankOf(row));
  const { real_name, roles, status, telephone, country_code, email, avatar, introduction } = user;
  const present = { real_name, status, telephone, country_code, email, avatar, introduction };
  const sorted = { roles: [...roles].sort(), ...present };
  return changesOf<Field>(sorted, { ...sent, roles: sent.roles?.toSorted() });
}

/** Throws when the caller may not make these changes. */
function requireAllowed(session: Session, row: AccountRow, { before, after }: Changes<Field>): void {
  requireRank(session.roles, rankOf(row));
  // A session that somebody took over could gain the password by a code (0254).
  if (row.id === session.accountId && ofReset.some((field) => after[field] !== undefined)) {
    throw new Failure('own_account');
  }
  if (after.roles !== undefined || after.status !== undefined) {
    if (row.id === session.accountId) throw new Failure('own_account');
    if (after.status !== undefined && row.memberStatus === 'invited') throw new Failure('invitation_open');
  }
  if (Array.isArray(after.roles)) requireRank(session.roles, after.roles);
  if (ofAccount.some((field) => after[field] !== undefined)) requireManager(session, row);
  if (after.telephone !== undefined || after.country_code !== undefined) {
    const telephone = after.telephone ?? before.telephone ?? row.telephone ?? '';
    requireTelephone(String(telephone), String(after.country_code ?? row.country_code));
  }
}

const losesSuperAdmin = ({ after }: Changes<Field>): boolean =>
  after.status === disabled || (Array.isArray(after.roles) && !after.roles.includes('WORKSPACE_SUPER_ADMIN'));

/**
 * Changes a person of the workspace; what is not sent stays (ORG-11, P4). Who is disabled is refused from the next
 * request on (P11). Throws `Conflict` with both values for a stale version.
 */
export const updateAccount: Handler<'updateAccount'> = (call) => {
  const { db, session, args, now, ifMatch } = call;
  const wsId = workspaceOf(session);
  return db.identity(
    async (query) => {
      const superAdmins = await lockSuperAdmins(query, wsId);
      const row = await lockSubject(query, session, args.id);
      const version = row.memberVersion ?? 0;
      if (ifMatch !== undefined && ifMatch !== version) {
        const { id: _id, ...sent } = args;
        throw new Conflict({ detail: { version, stored: await presentMember(query, row, now), sent } });
      }
      const changes = wanted(row, args);
      if (!changes) return presentMember(query, row, now);
      requireAllowed(session, row, changes);
      if (losesSuperAdmin(changes)) requireOtherSuperAdmin(superAdmins, row.id);
      await writePerson(query, { row, wsId, change: args, by: session.accountId, now });
      if (changes.after.status === disabled) {
        await endSessions(query, { accountId: row.id, wsId, reason: 'disabled', now });
      }
      await writeLog(query, call, { module: 'account', action: 'updateAccount', target: row.id, ...changes });
      return presentMember(query, await findSubject(query, session, args.id), now);
    },
    { retry: true },
  );
};
