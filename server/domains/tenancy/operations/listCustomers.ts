import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, listRows, textSort, timeSort } from '#server/kernel/lists/index.ts';
import { presentCustomer } from '../customer/present.ts';
import { customers } from '../customer/queries.ts';

const rules: ListRules<'listCustomers'> = {
  name: 'listCustomers',
  id: 'workspaces.id',
  sorts: {
    customer_name: textSort('workspaces.customer_name'),
    created_at: timeSort('workspaces.created_at'),
    expire_at: timeSort('workspaces.expire_at', { nullable: true }),
  },
  defaultSort: '-created_at',
  search: ['workspaces.customer_name', 'workspaces.subdomain', 'workspaces.real_name', 'workspaces.telephone'],
  equal: { status: 'workspaces.status', api_status: 'workspaces.api_status' },
  ranges: [{ column: 'workspaces.expire_at', from: 'expire_at_from', to: 'expire_at_to' }],
};

/** The platform's customers (PH-04). */
export const listCustomers: Handler<'listCustomers'> = ({ args, db }) =>
  db.platform((query) => listRows(query, { rows: customers(query), rules, args, present: presentCustomer }), {
    singleRead: true,
  });
