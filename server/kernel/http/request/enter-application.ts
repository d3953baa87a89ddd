import type { Operation } from '#openapi';
import { type Applications, type OpenApplication, rolesInside } from '../../call/application.ts';
import type { GuardedCall } from '../../call/handler.ts';
import type { Session } from '../../call/session.ts';
import { NotAllowed } from '../../errors/index.ts';

/**
 * Throws `not_allowed`. A role held in another application does not count in this one (ROLE-05). A dummy application has no editors, so
 * that only the calls of its users are allowed in it (ROLE-14).
 */
function requireRoleInside(operation: Operation, session: Session, application: OpenApplication): void {
  const isForUsers = operation.allowed.includes('APP_USER');
  if (application.row.dummy_type !== null && !operation.safe && !isForUsers)
    throw new NotAllowed({ detail: { rule: 'dummy application' } });
  if (rolesInside(session, application).some((role) => operation.allowed.includes(role))) return;
  throw new NotAllowed({ detail: { rule: operation.roles, roles: [...operation.allowed] } });
}

type Entered = GuardedCall & { session: Session; application: OpenApplication };

/** The call as another user would make it, for calls that allow it. Throws `not_allowed` for what changes something. */
async function lookedAt(call: Entered, operation: Operation, applications: Applications): Promise<GuardedCall> {
  const subject = call.headers['look_as'];
  if (subject === undefined) return call;
  if (!operation.safe) throw new NotAllowed({ detail: { rule: 'look_as' } });
  if (!operation.lookAs) return call;
  const seen = await applications.lookAs(call, call.application, subject);
  requireRoleInside(operation, seen.session, seen.application);
  return { ...call, ...seen };
}

/**
 * Opens the application that a call is about, and judges the caller by the roles there. A system role makes some calls of a
 * workspace inside an application: they are then made in the application's workspace, and SYSTEM_ADMIN only reads
 * (contradictions 3). Throws as `Applications` does.
 */
export async function enterApplication(
  call: GuardedCall,
  operation: Operation,
  applications: Applications,
): Promise<GuardedCall> {
  const { application: argument, scope } = operation;
  const { session } = call;
  if (argument === undefined || session === undefined) return call;
  const value = argument === 'header' ? call.headers['application_id'] : call.args[argument];
  if (scope === 'workspace' && (session.wsId !== undefined || value === undefined)) return call;
  const application = await applications.open(
    { db: call.db, session },
    {
      argument,
      value: typeof value === 'string' ? value : undefined,
      isClosedToo: operation.whileClosed === true,
    },
  );
  requireRoleInside(operation, session, application);
  if (scope !== 'workspace') return lookedAt({ ...call, session, application }, operation, applications);
  if (!operation.safe && !application.canEdit) throw new NotAllowed({ detail: { rule: 'application role' } });
  return { ...call, application, session: { ...session, wsId: application.wsId } };
}
