import { type OperationId, operations } from '#openapi';
import { type Applications, type OpenApplication, rolesInside } from '#server/kernel/call/application.ts';
import type { Call, CallFacts, With } from '#server/kernel/call/handler.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { NotAllowed } from '#server/kernel/errors/index.ts';
import { requireScope } from '#server/kernel/http/request/session-checks.ts';

/** What is the same in all calls that one call stands for. */
export interface Outer extends CallFacts, With<{ applications: Applications }> {
  session: Session;
  /** Once it is made. */
  application: OpenApplication | undefined;
}

/**
 * One of the calls that a call stands for, by the same caller, who may make it like any other. Throws `not_allowed` and
 * `api_key_scope`; that the arguments fit the contract is up to who writes them.
 */
export function innerCall<Id extends OperationId>(outer: Outer, operation: Id, args: Call<Id>['args']): Call<Id> {
  const { application, session } = outer;
  const { allowed, roles } = operations[operation];
  const held = application ? rolesInside(session, application) : session.roles;
  // Safe: the set of roles is widened, not the role that is looked for.
  if (!held.some((role) => (allowed as readonly string[]).includes(role)))
    throw new NotAllowed({ detail: { rule: roles, roles: [...allowed] } });
  requireScope(operations[operation], session);
  const call = { ...outer, operation, args, services: {}, ifMatch: undefined };
  // Safe: a call of any operation is these facts, and those that are about an application are made once it is there.
  return call as unknown as Call<Id>;
}
