import type { Handler } from '#server/kernel/call/handler.ts';
import { changeCustomer } from '../customer/change-customer.ts';
import { normal, stopped } from '../customer/status.ts';

/** Opens a stopped workspace again; one that is open stays what it is (PH-06). */
export const enableCustomer: Handler<'enableCustomer'> = async (call) => {
  await changeCustomer(call, {
    fields: ({ status }) => (status === stopped ? { status: normal } : {}),
  });
  return null;
};
