import type { Handler } from '#server/kernel/call/handler.ts';
import { changeCustomer } from '../customer/change-customer.ts';

/** Lets the workspace's API keys in (PH-10, ROLE-18). */
export const enableCustomerApi: Handler<'enableCustomerApi'> = async (call) => {
  await changeCustomer(call, { fields: () => ({ api_status: 10 }) });
  return null;
};
