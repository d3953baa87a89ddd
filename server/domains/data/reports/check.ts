import { readLines } from '../sources/source-lines.ts';
import { requireReadable } from '../record/read/statistic.ts';
import type { Source } from '../sources/open-source.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { inConfiguration, invalidConfiguration, issueAt } from './issues.ts';
import type { Configuration } from './queries.ts';
import { type InsideCaller, type ReportCaller, throughSource } from './source.ts';
import { configurationIssues, isOfRecords, statisticView } from './view.ts';
import type { Query } from '#server/kernel/db/index.ts';

/** What reads records by a configuration. */
type ReadRecords<T> = (query: Query, source: Source, caller: InsideCaller) => Promise<T>;

/**
 * Reads by a configuration that an author sends. Throws `configuration_invalid` at each pointer that is wrong in itself, or that names
 * what does not exist or the author may not read: no report is about what its author cannot see.
 */
export async function readByConfiguration<T>(call: ReportCaller, configuration: Configuration, read: ReadRecords<T>) {
  const issues = configurationIssues(configuration);
  if (issues.length > 0) throw invalidConfiguration(issues);
  try {
    return await inConfiguration(() => throughSource(call, configuration.logical_table_id, read));
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    throw invalidConfiguration([
      issueAt('/logical_table_id', {
        'en-US': 'There is no such table whose records you may read.',
        'zh-CN': '没有您可查看记录的此数据表。',
      }),
    ]);
  }
}

/** Throws `configuration_invalid` as `readByConfiguration` does (REPORT-06). */
export const requireConfiguration = (call: ReportCaller, configuration: Configuration): Promise<void> =>
  readByConfiguration(call, configuration, async (query, source, caller) => {
    if (!isOfRecords(configuration))
      return requireReadable(query, caller, source, { viewSchema: statisticView(configuration) });
    const { columns = [], filters, sort } = configuration;
    const fields = columns.map(({ field }) => field);
    await readLines(query, caller, source, {
      fields,
      limit: 1,
      ...(filters && { filter: filters }),
      ...(sort && { sort }),
    });
  });
