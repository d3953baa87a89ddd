import type { Handler } from '../../call/handler.ts';
import type { Keys } from '../../foundation/keys.ts';
import { verifyLog } from '../seal/verify-log.ts';

interface Needs {
  keys: Keys;
}

/** Whether the caller's log is as it was sealed: the platform's for system roles, else the workspace's. */
export const verifyOperationLog: Handler<'verifyOperationLog', Needs> = async ({ db, session, services, now }) => {
  const found = await verifyLog(db, { key: services.keys.key('log-seal'), wsId: session.wsId ?? null, now });
  return {
    ...found,
    from: found.from?.toISOString() ?? null,
    to: found.to?.toISOString() ?? null,
    broken: found.broken.map(({ minute, kind }) => ({ minute: minute.toISOString(), kind })),
  };
};
