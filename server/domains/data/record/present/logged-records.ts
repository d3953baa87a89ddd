import { sql } from 'kysely';
import type {
  LoggedRecords,
  LogReader,
  RecordEntry,
  RecordWords,
} from '#server/kernel/audit/sentences/logged-records.ts';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { visibleTitle } from '../../design/visible-title.ts';
import { columnsSql, fromSql, storedRecord } from '../../query/record-rows.ts';
import { historyOf } from '../../store/identifiers.ts';
import { wholeTable, type RelatedTables, type ReadAccess } from '../access/record-access.ts';
import { cachedDesign } from '../access/cached-answers.ts';
import { historyFields, presentChanges } from './change-texts.ts';
import { displayOf } from './display.ts';
import type { FieldChanges } from './seen-changes.ts';

/** Tables of one page of the log that are looked into. */
const mostTables = 20;

/** What records are called by their ids; those in the trash too. */
async function titlesOf(
  query: Query,
  access: RelatedTables,
  { ids, locale }: { ids: readonly string[]; locale: string },
): Promise<Map<string, string>> {
  const title = visibleTitle(access.design, 'all');
  if (!title?.column) return new Map();
  const { rows } = await sql<Parameters<typeof storedRecord>[2]>`
    select ${columnsSql([title], 'all')} from ${fromSql(access.design)} where r.id = any(${ids}::text[])`.execute(
    query,
  );
  const records = rows.map((row) => storedRecord([title], 'all', row));
  const shown = await displayOf(query, access, { fields: [title], records, locale });
  return new Map(
    records.flatMap(({ id, values }, at) => {
      const text = shown[at]?.[title.id] ?? values[title.id];
      return typeof text === 'string' && text !== '' ? [[id, text] as const] : [];
    }),
  );
}

interface HistoryRow {
  record_id: string;
  created_at: Date;
  changes: FieldChanges;
}

/** What entries of one table changed: an entry and its part of the history are written by one call, at one time. */
async function changesOf(
  query: Query,
  access: ReadAccess,
  { entries, reader }: { entries: readonly RecordEntry[]; reader: LogReader },
): Promise<(entry: RecordEntry) => RecordWords['changes']> {
  const { rows } = await sql<HistoryRow>`
    select h.record_id, h.created_at, h.changes from ${historyOf(access.design)} as h
    join unnest(${entries.map(({ recordId }) => recordId)}::text[], ${entries.map(({ at }) => at)}::timestamptz[])
      as entry(record_id, at) on entry.record_id = h.record_id and entry.at = h.created_at
    where h.action = 'changed'
    group by h.record_id, h.version, h.created_at, h.changes order by h.version`.execute(query);
  const fields = historyFields(access);
  const texts = await presentChanges(query, access, { fields, sets: rows.map(({ changes }) => changes), reader });
  const found = new Map<string, RecordWords['changes']>();
  const keyOf = (recordId: string, at: Date): string => `${recordId} ${at.getTime()}`;
  for (const [at, { record_id, created_at }] of rows.entries()) {
    const changes = (texts[at] ?? []).map(({ field, label, before_text: was, after_text: now, is_secret }) => ({
      field,
      label,
      was,
      now,
      isSecret: is_secret === true,
    }));
    found.set(keyOf(record_id, created_at), changes);
  }
  return ({ recordId, at }) => found.get(keyOf(recordId, at)) ?? [];
}

/** Puts entries of the operation log about records into words, by the designs of today (WB-09). */
export function createLoggedRecords(db: Database): LoggedRecords {
  return {
    async describe(wsId, reader, entries) {
      const byTable = new Map<string, RecordEntry[]>();
      for (const entry of entries) byTable.set(entry.tableId, [...(byTable.get(entry.tableId) ?? []), entry]);
      const words = new Map<string, RecordWords>();
      await db.records(
        wsId,
        async (query) => {
          for (const [tableId, ofTable] of [...byTable].slice(0, mostTables)) {
            const owner = { wsId, appId: ofTable[0]?.appId ?? '' };
            const design = await cachedDesign(query, owner, { id: tableId, locale: reader.locale });
            if (!design) continue;
            const access = wholeTable(design, { canEdit: false });
            const ids = [...new Set(ofTable.map(({ recordId }) => recordId))];
            const titles = await titlesOf(query, access, { ids, locale: reader.locale });
            const changes = await changesOf(query, access, { entries: ofTable, reader });
            for (const entry of ofTable)
              words.set(entry.id, { title: titles.get(entry.recordId) ?? null, changes: changes(entry) });
          }
        },
        { readOnly: true },
      );
      return words;
    },
  };
}
