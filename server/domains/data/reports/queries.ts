import type { Schemas } from '#openapi';
import { type Query, violatedConstraint } from '#server/kernel/db/index.ts';
import { Conflict, Invalid, NotFound } from '#server/kernel/errors/index.ts';
import { lockLimit } from '#server/kernel/limits/quota.ts';

export type Configuration = Schemas['ReportConfiguration'];

/** The reports of a workspace. */
export function reportsOf(query: Query, wsId: string) {
  return query.selectFrom('reports').where('ws_id', '=', wsId).where('deleted_at', 'is', null).selectAll();
}

export type ReportRow = Awaited<ReturnType<ReturnType<typeof reportsOf>['executeTakeFirstOrThrow']>>;

/** One report, locked until the transaction ends. Throws `NotFound` for any other id. */
export async function lockReport(query: Query, wsId: string, id: string): Promise<ReportRow> {
  const row = await reportsOf(query, wsId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** What is stored of a configuration: only what the contract describes is ever written there. */
export const storedConfiguration = (value: unknown): Configuration | null => value as Configuration | null;

/** A report as it is on the wire. */
export const presentReport = (row: ReportRow): Schemas['Report'] => ({
  id: row.id,
  r_name: row.r_name,
  enabled: row.enabled,
  configuration: storedConfiguration(row.configuration),
  published_configuration: storedConfiguration(row.published_configuration),
  published_at: row.published_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});

/** What the log records of a report. */
export const reportFacts = ({ r_name, enabled, configuration, published_configuration }: ReportRow) => ({
  r_name,
  enabled,
  configuration,
  published_configuration,
});

/** A name as it is shown, and the key by which names are compared: one way to write each character, lower case (REPORT-06). */
export function nameOf(text: string): { r_name: string; name_key: string } {
  const r_name = text.trim().normalize('NFC');
  return { r_name, name_key: r_name.normalize('NFKC').toLowerCase() };
}

/** Runs the statement that writes a name; of two writers at once its unique index refuses one with `report_name_taken`. */
export async function refuseTakenName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'reports_name') throw new Conflict({ pointer: '/r_name' }, 'report_name_taken');
    throw error;
  }
}

/** How many reports a workspace has at most; the list of those that are offered is read as a whole. */
const mostReports = 200;

/** Throws `Invalid` where the workspace has as many reports as there may be: new ones follow one another. */
export async function requireRoom(query: Query, wsId: string): Promise<void> {
  await lockLimit(query, `reports ${wsId}`);
  const rows = await reportsOf(query, wsId).clearSelect().select('id').limit(mostReports).execute();
  if (rows.length < mostReports) return;
  const message = {
    'en-US': `A workspace has at most ${mostReports} reports.`,
    'zh-CN': `一个工作区最多 ${mostReports} 个报表。`,
  };
  const hint = { 'en-US': 'Delete one that is not used any more.', 'zh-CN': '请先删除不再使用的报表。' };
  throw new Invalid({ issues: [{ pointer: '', message, hint }] });
}
