import { hashToken } from '../access/token.ts';
import { Unauthenticated } from '#server/kernel/errors/index.ts';
import type { Guard } from '#server/kernel/call/handler.ts';

/**
 * Only who holds a refresh token of ours may ask for the next pair. Refused as `refresh_token_is_invalid` and not as
 * an unknown row, because the client acts on that code (ERR-04).
 */
export const refreshHolder: Guard = async ({ args, db }) => {
  const token = args['refresh_token'];
  const hash = typeof token === 'string' ? hashToken(token) : '';
  const row = await db.identity(
    (query) =>
      query
        .selectFrom('tokens')
        .select('hash')
        .where('hash', '=', hash)
        .where('kind', '=', 'refresh')
        .executeTakeFirst(),
    { readOnly: true },
  );
  if (!row) throw new Unauthenticated('refresh_token_is_invalid');
  return true;
};
