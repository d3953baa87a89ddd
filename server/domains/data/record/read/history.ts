import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid } from '#server/kernel/errors/index.ts';
import { isCursorPage, type ListPage, parsedCursor } from '#server/kernel/lists/index.ts';
import { historyOf } from '../../store/identifiers.ts';
import type { AnswerAccess } from '../access/record-access.ts';
import type { RecordCaller } from '../access/caller.ts';
import { historyFields, presentChanges } from '../present/change-texts.ts';
import { namesOfPeople } from '../present/display.ts';
import { findRecord, inRecord } from './find-record.ts';
import type { FieldChanges } from '../present/seen-changes.ts';

/** A row of a record's history. */
interface HistoryRow {
  version: number;
  action: Schemas['RecordHistoryEntry']['action'];
  account_id: string | null;
  created_at: Date;
  changes: FieldChanges;
  cause: Schemas['RecordHistoryEntry']['cause'] | null;
}

const defaultSize = 20;

/** Where the next page begins: after this version of this record. */
function writeCursor(id: string, page: number, version: number): string {
  return Buffer.from(JSON.stringify([id, page, version])).toString('base64url');
}

function readCursor(text: string, id: string): { page: number; version: number } {
  const value = parsedCursor(text);
  const [of, page, version]: unknown[] = Array.isArray(value) && value.length === 3 ? value : [];
  const isVersion = typeof version === 'number' && Number.isInteger(version) && Math.abs(version) < 2 ** 31;
  if (of === id && isCursorPage(page) && isVersion) return { page, version };
  const message = { 'en-US': 'The cursor is not one that this list gave.', 'zh-CN': '该游标不是此列表给出的。' };
  throw new Invalid({ issues: [{ pointer: '/cursor', message }] });
}

/**
 * What happened to a record that the caller may read, newest first, within the scope `records`. Fields that the caller does not see are left
 * out, and so are changes of nothing else. Throws `NotFound`, and `Invalid` for a foreign cursor.
 */
export async function readHistory(
  query: Query,
  call: RecordCaller,
  access: AnswerAccess,
  { rid, size = defaultSize, cursor }: { rid: string; size?: number; cursor?: string | undefined },
): Promise<ListPage<Schemas['RecordHistoryEntry']>> {
  const { design } = access;
  const from = cursor === undefined ? { page: 1, version: null } : readCursor(cursor, rid);
  const fields = historyFields(inRecord(access, await findRecord(query, access, rid)));
  const seen = fields.map(({ id }) => id);
  const { rows: found } = await sql<HistoryRow>`
    select version, action, account_id, created_at, changes, changes ->> '$cause' as cause from ${historyOf(design)}
    where record_id = ${rid} and (${from.version}::int is null or version < ${from.version})
      and (action <> 'changed' or changes ?| ${seen}::text[])
    order by version desc limit ${size + 1}`.execute(query);
  const rows = found.slice(0, size);
  const authors = [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))];
  const [names, changes] = await Promise.all([
    namesOfPeople(query, { wsId: design.wsId, locale: call.locale }, authors),
    presentChanges(query, access, { fields, sets: rows.map((row) => row.changes), reader: call }),
  ]);
  const last = found.length > size ? rows.at(-1) : undefined;
  return {
    items: rows
      .map((row, index) => ({
        version: row.version,
        action: row.action,
        ...(row.cause && { cause: row.cause }),
        at: row.created_at.toISOString(),
        by: row.account_id === null ? null : { id: row.account_id, real_name: names.get(row.account_id) ?? '' },
        changes: changes[index] ?? [],
      }))
      // Of a change in hidden columns of a sub-table alone nothing is left.
      .filter((entry) => entry.action !== 'changed' || entry.changes.length > 0),
    page: from.page,
    size,
    ...(last && { next_cursor: writeCursor(rid, from.page + 1, last.version) }),
  };
}
