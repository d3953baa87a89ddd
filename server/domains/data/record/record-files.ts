import { sql } from 'kysely';
import type { HeldFile, FileReader, RecordFiles } from '#server/domains/files/index.ts';
import type { Applications, OpenApplication } from '#server/kernel/call/application.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { DomainError } from '#server/kernel/errors/index.ts';
import { closedIn, openColumns, openIn } from '../query/fields-by-record.ts';
import { fromSql } from '../query/record-rows.ts';
import { otherTables } from './menu-access.ts';

/** Groups of a list, in the order in which they begin. */
function grouped<T>(list: readonly T[], keyOf: (one: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** The application as the reader enters it; undefined for one that is closed to the reader. */
async function entered(
  applications: Applications,
  { db, session, application }: FileReader,
  appId: string,
): Promise<OpenApplication | undefined> {
  if (application) return application.row.id === appId ? application : undefined;
  try {
    return await applications.open({ db, session }, { argument: 'application_id', value: appId, isClosedToo: false });
  } catch (error) {
    // Whatever keeps the reader out of the application keeps its files away.
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/** Those of a table's files that are in a field that the reader sees, of a record that the reader reaches. */
async function inTable(
  query: Query,
  others: Awaited<ReturnType<typeof otherTables>>,
  [tableId, files]: [string, HeldFile[]],
): Promise<HeldFile[]> {
  const table = await others(query, tableId);
  if (!table) return [];
  const { design, visible, readable, deletable } = table;
  const ids = [...new Set(files.flatMap(({ record_id }) => record_id ?? []))];
  const { rows } = await sql<{
    id: string;
  }>`select ${sql.join([sql`r.id`, ...openColumns(visible)])} from ${fromSql(design)}
    where r.id = any(${ids}::text[]) and ${readable} and (r.deleted_at is null or ${deletable ?? sql`false`})`.execute(
    query,
  );
  const seenIn = new Map(rows.map((row) => [row.id, openIn(visible, closedIn(visible, row))]));
  return files.filter(({ record_id, field_id: field }) => {
    const seen = seenIn.get(record_id ?? '');
    return seen === 'all' || (seen !== undefined && field !== null && seen.has(field));
  });
}

/** Judges by the rights in the records that hold the files (docs/decisions/0198). */
export function createRecordFiles(applications: Applications): RecordFiles {
  return {
    async readable(reader, files) {
      const { db, session, now, timeZone, locale } = reader;
      const own = files.filter((file) => file.record_id === null && file.created_by === session.accountId);
      const seen: HeldFile[] = [];
      for (const [appId, held] of grouped(files, (file) => file.app_id)) {
        const application = await entered(applications, reader, appId);
        if (!application) continue;
        const caller = { application, session, now, timeZone, locale };
        const found = await db.records(
          application.wsId,
          async (query) => {
            const others = await otherTables(query, caller);
            const open: HeldFile[] = [];
            for (const table of grouped(held, (file) => file.table_id)) {
              open.push(...(await inTable(query, others, table)));
            }
            return open;
          },
          { readOnly: true },
        );
        seen.push(...found);
      }
      return [...own, ...seen];
    },
  };
}
