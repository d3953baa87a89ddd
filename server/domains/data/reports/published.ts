import { NotFound } from '#server/kernel/errors/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import type { Source } from '../sources/open-source.ts';
import { inConfiguration } from './issues.ts';
import { type Configuration, type ReportRow, reportsOf, storedConfiguration } from './queries.ts';
import { type ReadReport, readReport } from './result.ts';
import { type InsideCaller, type ReportCaller, throughSource } from './source.ts';

/** A report as its readers know it. */
export interface PublishedReport {
  row: ReportRow;
  configuration: Configuration;
  publishedAt: Date;
}

/** What readers see of a report; undefined while it is disabled or was never published (REPORT-03, REPORT-04). */
export function publishedOf(row: ReportRow): PublishedReport | undefined {
  const configuration = storedConfiguration(row.published_configuration);
  if (!row.enabled || !configuration || !row.published_at) return undefined;
  return { row, configuration, publishedAt: row.published_at };
}

/** Reads a published report as the caller. Throws `NotFound` for one that is not offered to the caller. */
export async function readPublished(
  call: ReportCaller,
  id: string,
  narrow: (source: Source) => Source = (source) => source,
): Promise<PublishedReport & ReadReport & { canExport: boolean }> {
  const row = await inWorkspace(call, (query, wsId) => reportsOf(query, wsId).where('id', '=', id).executeTakeFirst(), {
    readOnly: true,
  });
  const published = row && publishedOf(row);
  if (!published) throw new NotFound();
  const { configuration } = published;
  return inConfiguration(() =>
    throughSource(call, configuration.logical_table_id, async (query, source, caller: InsideCaller) => ({
      ...published,
      ...(await readReport(query, caller, narrow(source), configuration)),
      canExport: source.exportable !== undefined,
    })),
  );
}
