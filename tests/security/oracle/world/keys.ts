import { hashToken } from '#server/domains/identity/access/token.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { accountIdOf } from './people.ts';
import { foreign, idOf, own, type WorkspaceScope } from './scopes.ts';

/** The API key of the own workspace's plain user, who once could make one. It reaches every area that keys reach. */
export const plainKey = 'pwk_the-key-of-the-plain-user-of-the-own-workspace';

/** Areas that `*` leaves out: the oracle asks what roles allow, with a key that its scopes stop nowhere. */
const byName = ['account', 'role', 'menu-auth', 'preference', 'connector', 'customer', 'platform'];

/** Two keys with one id: a handler that forgets the workspace finds the foreign one first, or changes both. */
export async function addKey(query: Query, { wsId, name, word }: WorkspaceScope): Promise<void> {
  if (name === 'otherApplication') return;
  await query
    .insertInto('api_keys')
    .values({
      id: idOf('01KEY', 'plain'),
      ws_id: wsId,
      account_id: accountIdOf({ name: 'WORKSPACE_USER' }),
      name: `${word} key`,
      prefix: 'pwk_the-ke',
      hash: wsId === own.wsId ? hashToken(plainKey) : hashToken(`another of ${foreign.name}`),
      scopes: ['*:read', '*:write', ...byName.map((area) => `${area}:write`)],
      expires_at: new Date('2100-01-01T00:00:00Z'),
    })
    .execute();
}
