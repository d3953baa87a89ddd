import type { Handler } from '#server/kernel/call/handler.ts';
import { changeCustomer } from '../customer/change-customer.ts';
import { quotaFrom } from '../customer/quota.ts';

/** Sets what a customer may use; limits that are not sent stay (PH-07). */
export const configureCustomerQuota: Handler<'configureCustomerQuota'> = async (call) => {
  const { quota } = call.args;
  const changed = await changeCustomer(call, {
    fields: (stored) => ({ quota: { ...quotaFrom(stored.quota), ...quota } }),
  });
  return changed.quota;
};
