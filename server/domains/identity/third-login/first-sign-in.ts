import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { CallFacts } from '#server/kernel/call/handler.ts';
import { addNewPerson } from '../account/add-person.ts';
import { isFull } from '../account/people-quota.ts';
import { lockQuota } from '#server/kernel/limits/quota.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { bind, findBinding } from './bindings.ts';

interface Newcomer {
  wsId: string;
  source: string;
  subject: string;
  name: string;
  email: string;
  /** As it was typed. */
  account: string;
}

const acceptable = /^[\p{L}\p{N}._@+-]{3,60}$/u;
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The names that may become the newcomer's, the best first: all accounts share one world of names. */
function names({ account, wsId, source, subject }: Newcomer): string[] {
  const own = createHash('sha256').update(`${wsId} ${source} ${subject}`).digest('hex').slice(0, 10);
  return [account.trim().normalize('NFKC'), `ld-${own}`].filter((name) => acceptable.test(name));
}

/**
 * Makes an account for a person of the directory, with the role WORKSPACE_USER and without a password of ours, and binds
 * it. @returns false when the workspace has no place for one more
 */
export async function makeNewcomer(query: Query, call: CallFacts, newcomer: Newcomer): Promise<boolean> {
  const { wsId, source, subject, name, email } = newcomer;
  const { now } = call;
  // Two first sign-ins at once make one account.
  const one = `newcomer ${wsId} ${source} ${subject}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${one}, 0))`.execute(query);
  if (await findBinding(query, { wsId, tag: 'ld', source, subject })) return true;
  await lockQuota(query, wsId, 'max_users');
  if (await isFull(query, wsId)) return false;
  for (const username of names(newcomer)) {
    const roles = ['WORKSPACE_USER'] as const;
    const accountId = await addNewPerson(query, {
      wsId,
      username,
      realName: name || username,
      roles,
      passwordHash: null,
      telephone: '',
      countryCode: undefined,
      email: address.test(email) && email.length <= 254 ? email : '',
      avatar: '',
      introduction: '',
      by: 'directory',
      now,
    });
    if (accountId === undefined) continue;
    await bind(query, { wsId, tag: 'ld', source, subject, accountId, name, now });
    await writeLog(query, call, {
      module: 'account',
      action: 'createAccount',
      wsId,
      userId: null,
      userName: null,
      target: accountId,
      after: { username, real_name: name || username, roles },
      detail: { outcome: 'created', by: 'directory' },
    });
    break;
  }
  return true;
}
