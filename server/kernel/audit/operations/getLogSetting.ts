import type { Handler } from '../../call/handler.ts';
import { inScope } from '../../scope/in-scope.ts';
import { logDaysOf } from '../settings.ts';

/** How many days the entries of the caller's log are retained: those of the platform for system roles, else those of the workspace. */
export const getLogSetting: Handler<'getLogSetting'> = async ({ db, session }) => {
  const wsId = session.wsId ?? null;
  const { own, inherited } = await inScope(db, wsId, (query) => logDaysOf(query, wsId), { singleRead: true });
  return { days: own, inherited };
};
