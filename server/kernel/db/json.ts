import { sql, type RawBuilder } from 'kysely';

/**
 * A value for a jsonb column. The columns accept nothing else: the driver would send a bare array as a PostgreSQL
 * array and a bare string as text that is not JSON.
 */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}
