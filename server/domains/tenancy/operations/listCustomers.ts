import type { Handler } from '#server/kernel/call/handler.ts';
import { presentPage, readList } from '#server/kernel/lists/index.ts';
import { customerList } from '../customer/customer-list.ts';
import { presentCustomer } from '../customer/present.ts';
import { customers } from '../customer/queries.ts';

/** The platform's customers (PH-04). */
export const listCustomers: Handler<'listCustomers'> = async ({ args, db }) =>
  presentPage(
    await db.platform((query) => readList(query, customers(query), customerList, args), { singleRead: true }),
    presentCustomer,
  );
