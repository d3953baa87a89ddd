import type { Handler } from '#server/kernel/call/handler.ts';
import { changeCustomer } from '../customer/change-customer.ts';

/** Refuses the workspace's API keys from their next request on, and nothing else (PH-10). */
export const disableCustomerApi: Handler<'disableCustomerApi'> = async (call) => {
  await changeCustomer(call, { fields: () => ({ api_status: 0 }) });
  return null;
};
