import type { Selectable } from 'kysely';
import { json, type Query, type Tables } from '#server/kernel/db/index.ts';

const columns = [
  'id',
  'customer_name',
  'subdomain',
  'status',
  'begin_at',
  'expire_at',
  'au_type',
  'credit_code',
  'real_name',
  'telephone',
  'country_code',
  'email',
  'api_status',
  'quota',
  'created_at',
  'updated_at',
  'version',
] as const;

export type CustomerRow = Pick<Selectable<Tables['workspaces']>, (typeof columns)[number]>;

/** What a call may change of it. */
export type CustomerFields = Partial<Omit<CustomerRow, 'id' | 'au_type' | 'created_at' | 'updated_at' | 'version'>>;

/** Every customer that was not deleted. Only the platform's scope sees more than one. */
export function customers(query: Query) {
  return query.selectFrom('workspaces').where('workspaces.deleted_at', 'is', null).select(columns);
}

export function findCustomer(query: Query, id: string): Promise<CustomerRow | undefined> {
  return customers(query).where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends, so that changes follow one another. */
export function lockCustomer(query: Query, id: string): Promise<CustomerRow | undefined> {
  return customers(query).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Writes the fields and counts the version up. */
export function writeCustomer(
  query: Query,
  id: string,
  { quota, ...fields }: CustomerFields,
  now: Date,
): Promise<CustomerRow> {
  return query
    .updateTable('workspaces')
    .set((row) => ({
      ...fields,
      ...(quota === undefined ? {} : { quota: json(quota) }),
      updated_at: now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
