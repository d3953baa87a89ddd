import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { Reader } from './queries.ts';

/** Changes what the reader is shown; further conditions say which. */
export const setOf = (query: Query, { wsId, accountId }: Reader, values: { read_at?: Date; deleted_at?: Date }) =>
  query
    .updateTable('notifications')
    .set(values)
    .where('home_ws_id', '=', wsId ?? '')
    .where('account_id', '=', accountId)
    .where('is_shown', '=', sql.lit(true))
    .where('deleted_at', 'is', null);
