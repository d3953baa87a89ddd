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
  operation: Pick<Operation, 'planned' | 'scope'>,
  principal: Principal,
): Outcome {
  if (roles !== 'public') {
    if (principal.name === 'anonymous') return { denial: signIn };
    const { elsewhere = [] } = principal;
    // What is not served yet is about no application that could be known.
    const isInside = operation.scope === 'application' && !operation.planned;
    const counting = principal.roles.filter((role) => !isInside || !elsewhere.includes(role));
    if (!counting.some((role) => roles.includes(role))) return { denial: forbidden };
  }
  return operation.planned ? { denial: planned } : 'granted';
}
