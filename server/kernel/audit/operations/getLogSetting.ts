import type { Handler } from '../../call/handler.ts';
import { inScope } from '../../scope/in-scope.ts';
import { logDaysOf } from '../settings.ts';

/** For how many days the caller's log is kept: the platform's for system roles, else the workspace's. */
export const getLogSetting: Handler<'getLogSetting'> = async ({ db, session }) => {
  const wsId = session.wsId ?? null;
  const { own, inherited } = await inScope(db, wsId, (query) => logDaysOf(query, wsId), { singleRead: true });
  return { days: own, inherited };
};
