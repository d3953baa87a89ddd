import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '../db/index.ts';
import { cutValuesOf } from './large-values.ts';
import { knownName } from './known-name.ts';
import { targetName } from './target-name.ts';
import { actionText, areaText } from './words/index.ts';

/** The value, unless it is more than its part of the answer: the database leaves it out before it is sent. */
const shortValue = (name: 'before' | 'after', most: number) =>
  sql<unknown>`case when octet_length(operation_log.${sql.ref(name)}::text) <= ${most} then operation_log.${sql.ref(name)} end`;

/** The length of a value that is left out. */
const cutLength = (name: 'before' | 'after', most: number) =>
  sql<number | null>`case when octet_length(operation_log.${sql.ref(name)}::text) > ${most}
    then octet_length(operation_log.${sql.ref(name)}::text) end`;

/** How entries are read. */
export interface AskedColumns {
  /** The longest value that is read, in bytes. */
  most: number;
  /** Of names that the product gave. */
  locale: string;
}

/** The entries of a workspace, or without one of the platform. */
export const entriesOf = (query: Query, wsId: string | null, { most, locale }: AskedColumns) =>
  query
    .selectFrom('operation_log')
    .where('ws_id', wsId === null ? 'is' : '=', wsId)
    .select([
      'id',
      'created_at',
      'user_id',
      'user_name',
      'ip',
      'module',
      'action',
      'target',
      'result',
      'detail',
      'count',
      'application_id',
      'request_id',
    ])
    .select(knownName(wsId, locale).as('known_name'))
    .select([shortValue('before', most).as('before'), shortValue('after', most).as('after')])
    .select([cutLength('before', most).as('before_length'), cutLength('after', most).as('after_length')]);

/** An entry as it is read. */
export type EntryRow = Awaited<ReturnType<ReturnType<typeof entriesOf>['executeTakeFirstOrThrow']>>;

/** An entry as it is on the wire, with its words in the language of the caller. */
export const presentEntry = (row: EntryRow, locale: string, sentence?: string): Schemas['OperationLog'] => ({
  id: row.id,
  time: row.created_at.toISOString(),
  user_id: row.user_id,
  user_name: row.user_name,
  ip: row.ip,
  module: row.module,
  module_text: areaText(locale, row.module),
  action: row.action,
  action_text: actionText(locale, row.action),
  target: row.target,
  target_name: targetName(row) ?? row.known_name,
  ...(sentence !== undefined && { sentence }),
  result: row.result,
  before: row.before ?? null,
  after: row.after ?? null,
  detail: row.detail,
  count: row.count,
  cut: {
    ...cutValuesOf(row.detail),
    ...(row.before_length === null ? {} : { before: row.before_length }),
    ...(row.after_length === null ? {} : { after: row.after_length }),
  },
  application_id: row.application_id,
  request_id: row.request_id,
});
