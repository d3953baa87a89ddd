import type { Call } from '#server/kernel/call/handler.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { readPlatformSettings } from '#server/domains/tenancy/index.ts';

type Sender = Pick<Call<'createInvitationLink'>, 'askedLocale' | 'session'>;

/**
 * The language of an invitation to somebody who has never signed in: what the inviting person reads in, else what is usual in the
 * workspace, else on the platform. Runs in the identity scope.
 */
export async function senderLanguage(query: Query, { askedLocale, session }: Sender): Promise<string> {
  if (askedLocale) return askedLocale;
  const known = await query
    .selectFrom('accounts')
    .leftJoin('workspaces', (join) => join.on('workspaces.id', '=', session.wsId ?? ''))
    .where('accounts.id', '=', session.accountId)
    .select((row) => row.fn.coalesce('accounts.language', 'workspaces.language').as('language'))
    .executeTakeFirst();
  return known?.language ?? (await readPlatformSettings(query)).platform.defaultLanguage;
}
