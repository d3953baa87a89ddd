import { NotFound } from '../../errors/index.ts';
import type { Handler } from '../../http/handler.ts';
import { presentCustomer } from './present.ts';
import { findCustomer } from './queries.ts';
import { readAdministrators, readUsage } from './usage.ts';

/** A customer with its quota, what it uses and who administers it (PH-08). */
export const getCustomerDetail: Handler<'getCustomerDetail'> = async ({ args, db }) => {
  const readOnly = { readOnly: true };
  const row = await db.platform((query) => findCustomer(query, args.id), readOnly);
  if (!row) throw new NotFound();
  return {
    ...presentCustomer(row),
    usage: await db.tenant(row.id, (query) => readUsage(query, row.id), readOnly),
    administrators: await db.identity((query) => readAdministrators(query, row.id), readOnly),
  };
};
