import type { Query } from '#server/kernel/db/index.ts';
import { findPerson, type Person, withRoles } from './sign-in-options.ts';

/** The person of an account that is there, with the roles in each workspace. */
export async function personOf(query: Query, accountId: string): Promise<Person | undefined> {
  const account = await query
    .selectFrom('accounts')
    .select('username_key')
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const person = account && (await findPerson(query, account.username_key));
  return person && withRoles(query, person);
}
