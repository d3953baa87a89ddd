import type { HeldFile, FileReader, RecordFiles } from '#server/domains/files/index.ts';
import type { Applications, OpenApplication } from '#server/kernel/call/application.ts';
import { DomainError } from '#server/kernel/errors/index.ts';
import { filesInTable, grouped } from './files-in-table.ts';
import { otherTables } from './other-tables.ts';

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
              open.push(...(await filesInTable(query, others, table)));
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
