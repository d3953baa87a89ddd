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

/** Newcomers of a workspace in an hour whose names others have: each tells the workspace that there is an account of the name. */
const mostTaken = 30;
/** Newcomers in an hour who take a name from all others, as many as a workspace adds by hand. */
const mostNames = 500;
const hour = 60 * 60 * 1000;

/** A name that nobody else has, whoever set the directory up. */
const nameOfOwn = ({ wsId, source, subject }: Newcomer): string =>
  `ld-${createHash('sha256').update(`${wsId} ${source} ${subject}`).digest('hex').slice(0, 10)}`;

/**
 * The names that may become the newcomer's, the best first: all accounts share one world of names. Who runs a directory
 * says what its people are called, so past the limits of an hour every newcomer gets a name of its own (decision 153).
 */
async function names(query: Query, newcomer: Newcomer, now: Date): Promise<string[]> {
  const { account, wsId } = newcomer;
  const own = nameOfOwn(newcomer);
  const wanted = account.trim().normalize('NFKC');
  if (!acceptable.test(wanted)) return [own];
  const found = await query
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .where('memberships.ws_id', '=', wsId)
    .where('memberships.created_at', '>', new Date(now.getTime() - hour))
    .where('accounts.created_by', '=', 'directory')
    .select(sql<number>`count(*)::int`.as('made'))
    .select(sql<number>`(count(*) filter (where accounts.username_key like 'ld-%'))::int`.as('taken'))
    .executeTakeFirstOrThrow();
  return found.taken < mostTaken && found.made - found.taken < mostNames ? [wanted, own] : [own];
}

/**
 * Makes an account for a person of the directory, with the role WORKSPACE_USER and without a password of ours, and binds
 * it. @returns false when the workspace has no place for one more
 */
export async function makeNewcomer(query: Query, call: CallFacts, newcomer: Newcomer): Promise<boolean> {
  const { wsId, source, subject, name, email } = newcomer;
  const { now } = call;
  // Two first sign-ins at once make one account, and those of a workspace are counted one after the other.
  await lockQuota(query, wsId, 'max_users');
  if (await findBinding(query, { wsId, tag: 'ld', source, subject })) return true;
  if (await isFull(query, wsId)) return false;
  for (const username of await names(query, newcomer, now)) {
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
