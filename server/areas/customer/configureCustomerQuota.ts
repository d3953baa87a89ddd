import type { Handler } from '../../http/handler.ts';
import { changeCustomer } from './change-customer.ts';
import { quotaFrom } from './quota.ts';

/** Sets what a customer may use; limits that are not sent stay (PH-07). */
export const configureCustomerQuota: Handler<'configureCustomerQuota'> = async (call) => {
  const { id, quota } = call.args;
  const changed = await changeCustomer(call, {
    action: 'configureCustomerQuota',
    id,
    fields: (stored) => ({ quota: { ...quotaFrom(stored.quota), ...quota } }),
  });
  return changed.quota;
};
