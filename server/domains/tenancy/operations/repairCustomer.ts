import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { addDefaultData } from '../customer/default-data.ts';
import { findCustomer } from '../customer/queries.ts';

/** Makes missing default data of a workspace again; safe to repeat (PH-10). */
export const repairCustomer: Handler<'repairCustomer'> = async (call) => {
  const { args, db, session, now } = call;
  await db.identity(async (query) => {
    if (!(await findCustomer(query, args.id))) throw new NotFound();
    const made = await addDefaultData(query, { wsId: args.id, by: session.accountId, now });
    await writeLog(query, call, { module: 'customer', action: 'repairCustomer', target: args.id, detail: { made } });
  });
  return null;
};
