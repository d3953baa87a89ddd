import type { Database } from '#server/kernel/db/index.ts';
import { fullNumber } from '#server/kernel/telephone/full-number.ts';

interface Addresses {
  mail: string | undefined;
  sms: string | undefined;
  /** What the person reads in; undefined while it is unknown. */
  language: string | undefined;
}

/** Where an account can be reached, and in which language. Opens a scope of its own: call it outside of the workspace's. */
export async function addressesOf(db: Database, accountId: string): Promise<Addresses> {
  const account = await db.identity(
    (query) =>
      query
        .selectFrom('accounts')
        .where('id', '=', accountId)
        .where('deleted_at', 'is', null)
        .where('status', '=', 'active')
        .select(['email', 'telephone', 'country_code', 'language'])
        .executeTakeFirst(),
    { singleRead: true },
  );
  return {
    mail: account?.email || undefined,
    sms: account?.telephone ? fullNumber(account.country_code, account.telephone) : undefined,
    language: account?.language ?? undefined,
  };
}
