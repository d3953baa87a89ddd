import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { presentCustomer } from '../customer/present.ts';
import { findCustomer } from '../customer/queries.ts';

/** One customer (PH-05). */
export const getCustomer: Handler<'getCustomer'> = async ({ args, db }) => {
  const row = await db.platform((query) => findCustomer(query, args.id), { readOnly: true });
  if (!row) throw new NotFound();
  return presentCustomer(row);
};
