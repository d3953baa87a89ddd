import type { Operation } from '#openapi';
import { writeLog } from '../../audit/write-log.ts';
import type { GuardedCall } from '../../call/handler.ts';

const minute = 60_000;

/** The row or the application that a call names. */
function targetOf({ args, application }: GuardedCall, { pathParams }: Operation): string | undefined {
  const named = pathParams.map((name) => args[name]).filter((value) => typeof value === 'string');
  const target = named.at(-1) ?? args['id'];
  return typeof target === 'string' ? target : application?.row.id;
}

/**
 * Writes what support reads of a workspace into the workspace's own log before it is answered (decision 0260): a row for each call and what
 * it is about in a minute, with a count. A read that cannot be logged is not answered.
 */
export async function logSupportRead(call: GuardedCall, operation: Operation): Promise<void> {
  const { session, application, now, db } = call;
  if (!session?.support || session.wsId === undefined || operation.roles === 'public') return;
  // Nothing of the workspace is read by what a page asks about its own reader.
  if (!operation.safe || operation.support === 'own') return;
  const target = targetOf(call, operation);
  const entry = {
    module: operation.area,
    action: call.operation,
    ...(target === undefined ? {} : { target }),
    ...(application && { applicationId: application.row.id }),
    denialKey: ['support', session.id, call.operation, target ?? '', Math.floor(now.getTime() / minute)].join(' '),
  };
  await db.tenant(session.wsId, (query) => writeLog(query, call, entry));
}
