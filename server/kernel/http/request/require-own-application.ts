import type { OperationId } from '#openapi';
import { NotAllowed } from '../../errors/index.ts';
import type { Session } from '../../call/session.ts';

/** What a shadow user needs; calls of an application make sure themselves that it is this one (`enterApplication`). */
const open: ReadonlySet<string> = new Set<OperationId>([
  'getAppInfo',
  'getApplicationGlobalConfig',
  'getUserInfo',
  'listCategories',
  'logout',
  'showCurrentUser',
]);

/** Throws `not_allowed` for a session that was handed over for one application and asks for more (SESS-24). */
export function requireOwnApplication(operationId: string, session: Session): void {
  if (session.applicationId !== undefined && !open.has(operationId))
    throw new NotAllowed({ detail: { rule: 'shadow' } });
}
