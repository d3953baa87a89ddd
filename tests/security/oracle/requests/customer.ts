import { own } from '../world/scopes.ts';
import type { Requests } from './request.ts';

const id = own.wsId;

/** The platform's customers: every workspace is one, and system roles administer all of them. */
export const customer: Requests = {
  listCustomers: {},
  createCustomer: { args: { customer_name: 'Oracle new', administrator: { username: 'oracle_new' } } },
  getCustomer: { args: { id } },
  updateCustomer: { args: { id, customer_name: 'Oracle own renamed' } },
  enableCustomer: { args: { id } },
  disableCustomer: { args: { id } },
  configureCustomerQuota: { args: { id, quota: { max_users: 100 } } },
  repairCustomer: { args: { id } },
  enableCustomerApi: { args: { id } },
  disableCustomerApi: { args: { id } },
  // The customer has given no consent: tests/api/support.test.ts has one that has.
  createSupportTicket: { args: { id: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC' }, status: 404 },
  getCustomerDetail: { args: { id }, asks: 'own' },
};
