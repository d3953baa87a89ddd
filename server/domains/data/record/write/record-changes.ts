import { sql } from 'kysely';
import { enqueue, type Query } from '#server/kernel/db/index.ts';
import { isPassword } from '#engine/forms';
import type { TableDesign } from '../../design/table-design.ts';
import { historyOf } from '../../store/identifiers.ts';
import { rowChanges } from '../../rows/row-changes.ts';
import { subTablesOf } from '../../rows/sub-tables.ts';

type Values = Readonly<Record<string, unknown>>;

/** Who changes a record, and when. */
export interface Author {
  accountId: string;
  now: Date;
}

type Action = 'created' | 'changed' | 'deleted' | 'restored';

/** A link to a record that went into the trash, which another record lost by that. */
export interface ClearedLink {
  table: string;
  field: string;
  /** Of a relation in the rows of a sub-table. */
  sub_table?: string;
  row?: string;
  record: string;
  /** Where it was among the values of the field. */
  at: number;
}

/** What happened to another record, by which this one was changed. */
export type Cause = 'linked_deleted' | 'linked_restored';

export interface Change {
  id: string;
  version: number;
  /** Of a record that goes into the trash: what comes back with it. */
  links?: readonly ClearedLink[] | undefined;
  /** By field: the value before and after. */
  changes: Changes;
}

/** Values before and after a change by field; of a sub-table, the rows that the change touched. */
type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** Passwords of records leave no trace in their history. */
function withoutSecrets(design: TableDesign, changes: Changes): Changes {
  const secret = (id: string): boolean => isPassword(design.fields.get(id)?.kind);
  return Object.fromEntries(Object.entries(changes).map(([id, pair]) => [id, secret(id) ? [null, null] : pair]));
}

/** What the history keeps of the given fields. */
export function changesOf(
  design: TableDesign,
  fields: readonly string[],
  { before, after }: { before: Values; after: Values },
): Changes {
  const subTables = new Map(subTablesOf(design).map((one) => [one.id, one]));
  const entries = fields.map((id) => {
    const subTable = subTables.get(id);
    const [old, now] = [before[id] ?? null, after[id] ?? null];
    return [id, subTable ? rowChanges(subTable, { before: old, after: now }) : ([old, now] as const)] as const;
  });
  return Object.fromEntries(entries);
}

/** Writes what happened to records into their history and the outbox, in the transaction of the change. */
export function recordChanges(
  query: Query,
  design: TableDesign,
  { accountId, now }: Author,
  { action, cause, changes }: { action: Action; cause?: Cause | undefined; changes: readonly Change[] },
): void {
  if (changes.length === 0) return;
  const { wsId, appId, tableId } = design;
  const ids = changes.map(({ id }) => id);
  const versions = changes.map(({ version }) => version);
  // No field has a name that begins with such a sign.
  const texts = changes.map(({ changes: own, links }) =>
    JSON.stringify({
      ...withoutSecrets(design, own),
      ...(cause && { $cause: cause }),
      ...(links && { $links: links }),
    }),
  );
  const history = sql`insert into ${historyOf(design)} (record_id, version, action, account_id, created_at, changes)
    select id, version, ${action}, ${accountId}, ${now}::timestamptz, changes::jsonb
    from unnest(${ids}::text[], ${versions}::integer[], ${texts}::text[]) as each(id, version, changes)`;
  const events = sql`insert into record_events
      (ws_id, app_id, table_id, record_id, kind, version, account_id, created_at)
    select ${wsId}, ${appId}, ${tableId}, id, ${action}, version, ${accountId}, ${now}::timestamptz
    from unnest(${ids}::text[], ${versions}::integer[]) as each(id, version)`;
  enqueue(query, history.compile(query));
  enqueue(query, events.compile(query));
}
