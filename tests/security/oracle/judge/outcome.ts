import type { Operation } from '#openapi';
import type { Expectation } from '../expected/index.ts';
import type { Principal } from '../world/principals.ts';

export type Outcome = { denial: { status: number; code: string } } | 'granted';

const signIn = { status: 401, code: 'invalid_auth' };
const forbidden = { status: 403, code: 'not_allowed' };
const planned = { status: 501, code: 'not_implemented' };

/** What the specification makes of a call by this principal, before anything of it is looked at but the operation. */
export function expectedOutcome(
  { roles }: Pick<Expectation, 'roles'>,
  operation: Pick<Operation, 'planned'>,
  principal: Principal,
): Outcome {
  if (roles !== 'public') {
    if (principal.name === 'anonymous') return { denial: signIn };
    if (!principal.roles.some((role) => roles.includes(role))) return { denial: forbidden };
  }
  return operation.planned ? { denial: planned } : 'granted';
}
