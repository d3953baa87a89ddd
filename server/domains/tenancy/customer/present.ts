import type { Schemas } from '#openapi';
import type { CustomerRow } from './queries.ts';
import { quotaFrom } from './quota.ts';

export type Customer = Schemas['Customer'];

const statusOf = (status: number): 10 | 20 | 40 => (status === 10 || status === 40 ? status : 20);

/** A customer as it is on the wire (PH-09). Customer and workspace are one, and so are their ids. */
export function presentCustomer(row: CustomerRow): Customer {
  return {
    id: row.id,
    ws_id: row.id,
    customer_name: row.customer_name,
    subdomain: row.subdomain ?? '',
    au_type: row.au_type,
    au_config: { customer_name: row.customer_name, credit_code: row.credit_code },
    telephone: row.telephone,
    country_code: row.country_code,
    email: row.email,
    real_name: row.real_name,
    begin_at: row.begin_at?.toISOString() ?? null,
    expire_at: row.expire_at?.toISOString() ?? null,
    status: statusOf(row.status),
    api_status: row.api_status === 10 ? 10 : 0,
    quota: quotaFrom(row.quota),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}
