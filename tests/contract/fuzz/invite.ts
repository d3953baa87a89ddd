import { child } from '#scripts/contract/source.ts';
import type { Database } from '#server/kernel/db/index.ts';
import { ulid } from '#server/kernel/db/index.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { FuzzRequest } from './fuzz-request.ts';

const answers = ['acceptInvitation', 'declineInvitation'];

/**
 * Invites the caller to the workspace whose invitation it is about to answer: only someone else can, whom the fuzz
 * would have to follow into a workspace of its own making. What comes back takes a membership away again: a caller with
 * two workspaces would have to choose one at each sign-in.
 */
export async function invite(
  database: Database,
  { id }: DescribedOperation,
  { kind, path }: FuzzRequest,
  username: string | undefined,
): Promise<() => Promise<void>> {
  const wsId = child({ path }, 'path')['ws_id'];
  if (!answers.includes(id) || kind === 'hostile' || typeof wsId !== 'string' || username === undefined)
    return async () => {};
  const found = await database.identity(async (query) => {
    const workspace = await query.selectFrom('workspaces').select('id').where('id', '=', wsId).executeTakeFirst();
    const account = await query.selectFrom('accounts').select('id').where('username', '=', username).executeTakeFirst();
    if (!workspace || !account) return undefined;
    const membership = { id: ulid(), ws_id: wsId, account_id: account.id };
    const row = { ...membership, roles: ['WORKSPACE_USER'], real_name: username, status: 'invited' as const };
    await query.insertInto('memberships').values(row).execute();
    return membership;
  });
  if (!found) return async () => {};
  return async () => {
    await database.identity((query) => query.deleteFrom('memberships').where('id', '=', found.id).execute());
  };
}
