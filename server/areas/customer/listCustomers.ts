import type { Handler } from '../../http/handler.ts';
import { presentPage, readList } from '../list/index.ts';
import { customerList } from './customer-list.ts';
import { presentCustomer } from './present.ts';
import { customers } from './queries.ts';

/** The platform's customers (PH-04). */
export const listCustomers: Handler<'listCustomers'> = async ({ args, db }) =>
  presentPage(
    await db.platform((query) => readList(query, customers(query), customerList, args), { singleRead: true }),
    presentCustomer,
  );
