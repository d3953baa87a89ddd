import type { Handler } from '#server/kernel/call/handler.ts';
import { changeApplication } from '../application/change-application.ts';
import { presentDetail } from '../application/detail.ts';

/** Changes an application; what is not sent stays (APP-30, VAL-20 to VAL-24). */
export const updateApplication: Handler<'updateApplication'> = async (call) => {
  const { id: _id, ...change } = call.args;
  return call.db.tenant(call.application.wsId, (query) =>
    changeApplication(query, call, { change, present: presentDetail }),
  );
};
