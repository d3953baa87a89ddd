import type { Operation } from '#openapi';
import { Unauthenticated } from '../../errors/index.ts';
import type { Sessions } from '../../call/session.ts';
import type { Session } from '../../call/session.ts';

/**
 * The caller of an operation. Without a token, a call that needs one is refused with `invalid_auth`. A public call
 * continues without a session, except where the contract lists the token's failure as one of its errors: then a signed-in
 * caller gets the code to refresh instead of being treated as anonymous.
 */
export async function authenticate(
  operation: Operation,
  authorization: { header: string | undefined; token: string | undefined },
  sessions: Sessions,
): Promise<Session | undefined> {
  const isPublic = operation.roles === 'public';
  if (authorization.token === undefined) {
    if (isPublic) return undefined;
    throw new Unauthenticated(authorization.header === undefined ? 'invalid_auth' : 'access_token_is_invalid');
  }
  const found = await sessions.resolve(authorization.token);
  if (!('failure' in found)) return found;
  if (isPublic && !operation.errors.includes(found.failure)) return undefined;
  throw new Unauthenticated(found.failure);
}
