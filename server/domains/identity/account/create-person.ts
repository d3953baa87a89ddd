import { Failure, NotAllowed, NotFound, rateLimitHeaders } from '#server/kernel/errors/index.ts';
import { roleSets } from '#openapi';
import type { Session } from '#server/kernel/call/session.ts';
import type { Call } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { addPerson } from './add-person.ts';
import { takeAddition } from './additions.ts';
import { requireGoodPassword } from '../passwords/password-rules.ts';
import { presentMember } from './present-members.ts';
import { mergedExtension, readExtendConfig } from './extension.ts';
import { findAccount } from './queries.ts';
import { requireRank } from './ranks.ts';
import { workspaceOf } from './subject.ts';
import { requireTelephone } from '#server/kernel/telephone/telephone.ts';
import { addToGroups } from '#server/domains/organisation/index.ts';
import { readSecurityConfiguration } from '#server/domains/tenancy/index.ts';
import type { Passwords } from '../passwords/password.ts';
import type { Limiter } from '#server/kernel/limits/limiter.ts';

/** What adding a person needs of the server. */
export interface AddingNeeds {
  passwords: Passwords;
  limiter: Limiter;
}

type Adding = Call<'createAccount', AddingNeeds> | Call<'createExtendedAccount', AddingNeeds>;

/** Throws `not_allowed` unless the caller manages user groups, and `api_key_scope` for a key: no scope of the call covers them. */
function requireGroupManager({ roles, key }: Session): void {
  if (key) throw new Failure('api_key_scope', { rule: 'people only' });
  const managers: readonly string[] = roleSets.workspaceAdmins;
  if (!roles.some((role) => managers.includes(role))) throw new NotAllowed({ pointer: '/user_group_ids' });
}

/**
 * Adds a person to the workspace with its extra fields, in the user groups that are named; a name that exists already is invited (ORG-06,
 * ORG-11, ORG-13, ROLE-02, contradictions 68).
 */
export async function createPerson(call: Adding, action: 'createAccount' | 'createExtendedAccount') {
  const { db, services, session, args, now } = call;
  const wsId = workspaceOf(session);
  const { username, real_name, password, roles = ['WORKSPACE_USER'], telephone = '', country_code } = args;
  const { user_group_ids: groupIds = [], ...own } = args;
  if (groupIds.length > 0) requireGroupManager(session);
  requireRank(session.roles, roles);
  requireTelephone(telephone, country_code ?? '+86');
  const { fields } = await readExtendConfig(db, wsId);
  const extend = mergedExtension(fields, { stored: {}, sent: args.extend ?? {}, isNew: true });
  const isExtended = Object.keys(extend).length > 0;
  const left = await takeAddition(services.limiter, wsId);
  for (const [name, value] of Object.entries(rateLimitHeaders(left))) call.reply.header(name, value);
  if (password !== undefined) {
    const { password_pattern: pattern } = await readSecurityConfiguration(db);
    requireGoodPassword({ password, username, pattern }, '/password');
  }
  // Before the transaction, which others wait for.
  const passwordHash = password === undefined ? null : await services.passwords.hash(password);
  return db.identity(async (query) => {
    const { id, isInvited } = await addPerson(query, {
      wsId,
      username,
      realName: real_name,
      roles,
      passwordHash,
      telephone,
      countryCode: country_code,
      email: args.email ?? '',
      avatar: args.avatar ?? '',
      introduction: args.introduction ?? '',
      extend,
      by: session.accountId,
      now,
    });
    await writeLog(query, call, {
      module: 'account',
      action,
      target: id,
      after: isInvited ? { username, real_name, roles, ...(isExtended && { extend }) } : { ...own, roles },
      detail: { outcome: isInvited ? 'invited' : 'created' },
    });
    await addToGroups(query, call, { wsId, accountId: id, ids: groupIds });
    const row = await findAccount(query, id, wsId);
    if (!row) throw new NotFound();
    return presentMember(query, row, now);
  });
}
