import { NotFound } from '../../errors/index.ts';
import type { Handler } from '../../http/handler.ts';
import { presentCustomer } from './present.ts';
import { findCustomer } from './queries.ts';

/** One customer (PH-05). */
export const getCustomer: Handler<'getCustomer'> = async ({ args, db }) => {
  const row = await db.platform((query) => findCustomer(query, args.id), { readOnly: true });
  if (!row) throw new NotFound();
  return presentCustomer(row);
};
