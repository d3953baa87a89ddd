import type { Handler } from '#server/kernel/call/handler.ts';
import { changeCustomer } from '../customer/change-customer.ts';
import { stopped } from '../customer/status.ts';

/** Stops a workspace; its state is read with every request, so the next one is refused (PH-06, ACC-05, P11). */
export const disableCustomer: Handler<'disableCustomer'> = async (call) => {
  await changeCustomer(call, { fields: () => ({ status: stopped }) });
  return null;
};
