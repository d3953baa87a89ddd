import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { presentCustomer } from '../customer/present.ts';
import { findCustomer } from '../customer/queries.ts';
import { findConsent, presentConsent } from '../support/consents.ts';
import { readAdministrators, readUsage } from '../customer/usage.ts';

/** A customer with its quota, what it uses and who administers it (PH-08). */
export const getCustomerDetail: Handler<'getCustomerDetail'> = async ({ args, db, now }) => {
  const readOnly = { readOnly: true };
  const row = await db.platform((query) => findCustomer(query, args.id), readOnly);
  if (!row) throw new NotFound();
  return {
    ...presentCustomer(row),
    usage: await readUsage(db, row.id),
    administrators: await db.identity((query) => readAdministrators(query, row.id), readOnly),
    support: presentConsent(await db.platform((query) => findConsent(query, row.id, now), readOnly)),
  };
};
