import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { readPlatformSettings } from '#server/domains/tenancy/index.ts';
import { openFamily } from './families.ts';
import { presentTokens } from './present-tokens.ts';

/** Whose session it is, and where. */
export interface OwnSession {
  accountId: string;
  wsId: string;
  now: Date;
}

/**
 * Opens a session without a sign-in, for calls that the server itself makes in the name of an account of the demo. In the
 * scope `identity`; whoever asks ends it by signing out.
 */
export async function openSession(query: Query, { accountId, wsId, now }: OwnSession): Promise<Schemas['TokenAnswer']> {
  const [{ platform }, account] = await Promise.all([
    readPlatformSettings(query),
    query.selectFrom('accounts').select('session_epoch').where('id', '=', accountId).executeTakeFirstOrThrow(),
  ]);
  const pair = openFamily(query, {
    accountId,
    wsId,
    sessionEpoch: account.session_epoch,
    now,
    ip: '127.0.0.1',
    userAgent: undefined,
  });
  return presentTokens({ pair, roles: [], wsId, platform, mustChangePassword: false });
}
