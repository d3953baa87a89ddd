import type { Schemas } from '#openapi';
import { Conflict, Failure } from '#server/kernel/errors/index.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { type Changes, changesOf } from './changes.ts';
import { type Extension, mergedExtension, readExtendConfig, readExtension } from './extension.ts';
import { endSessions } from './leave-workspace.ts';
import { presentUser } from './present.ts';
import { presentMember } from './present-members.ts';
import type { AccountRow } from './queries.ts';
import { requireRank } from './ranks.ts';
import { findSubject, lockSubject, rankOf, requireManager, workspaceOf } from './subject.ts';
import { lockSuperAdmins, requireOtherSuperAdmin } from './super-admins.ts';
import { requireTelephone } from '#server/kernel/telephone/telephone.ts';
import { writePerson } from './write-person.ts';

type Changing = Call<'updateAccount'> | Call<'updateExtendedAccount'>;
type Sent = Changing['args'];
type Field = keyof Schemas['AccountChange'];

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

/** What changes in the extra fields; undefined without one. */
function extensionChanges(stored: Extension, merged: Extension): Changes<string> | undefined {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(merged)])];
  const all = (values: Extension) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return changesOf(all(stored), all(merged));
}

const facts = <Side extends 'before' | 'after'>(side: Side, own?: Changes<Field>, extra?: Changes<string>) => ({
  ...own?.[side],
  ...(extra && { extend: extra[side] }),
});

/**
 * Changes a person of the workspace; what is not sent stays (ORG-11, ORG-13, P4). Who is disabled is refused from the next
 * request on (P11). Throws `Conflict` with both values for a stale version.
 */
export async function changePerson(call: Changing, action: 'updateAccount' | 'updateExtendedAccount') {
  const { db, session, args, now, ifMatch } = call;
  const wsId = workspaceOf(session);
  const sentExtension = 'extend' in args ? args.extend : undefined;
  const fields = sentExtension === undefined ? [] : (await readExtendConfig(db, wsId)).fields;
  return db.identity(async (query) => {
    const superAdmins = await lockSuperAdmins(query, wsId);
    const row = await lockSubject(query, session, args.id);
    const version = row.memberVersion ?? 0;
    if (ifMatch !== undefined && ifMatch !== version) {
      const { id: _id, ...sent } = args;
      throw new Conflict({ detail: { version, stored: await presentMember(query, row, now), sent } });
    }
    const changes = wanted(row, args);
    const stored = sentExtension === undefined ? {} : await readExtension(query, wsId, row.id);
    const extend =
      sentExtension === undefined ? {} : mergedExtension(fields, { stored, sent: sentExtension, isNew: false });
    const extra = extensionChanges(stored, extend);
    if (!changes && !extra) return presentMember(query, row, now);
    requireAllowed(session, row, changes ?? { before: {}, after: {} });
    if (changes && losesSuperAdmin(changes)) requireOtherSuperAdmin(superAdmins, row.id);
    const change = extra ? { ...args, extend } : args;
    await writePerson(query, { row, wsId, change, by: session.accountId, now });
    if (changes?.after.status === disabled) {
      await endSessions(query, { accountId: row.id, wsId, reason: 'disabled', now });
    }
    await writeLog(query, call, {
      module: 'account',
      action,
      target: row.id,
      before: facts('before', changes, extra),
      after: facts('after', changes, extra),
    });
    return presentMember(query, await findSubject(query, session, args.id), now);
  });
}
