import { Readable } from 'node:stream';
import type { Args } from '#openapi';
import type { Call, Handler } from '../../call/handler.ts';
import type { Query } from '../../db/index.ts';
import { Failure, languageOf } from '../../errors/index.ts';
import { readList } from '../../lists/index.ts';
import { inScope } from '../../scope/in-scope.ts';
import { csvLine } from '../../foundation/csv-line.ts';
import { presentEntry } from '../entry-row.ts';
import { askedEntries, logRules } from '../list-rules.ts';
import { requireReadableLog } from '../policy.ts';
import { writeLog } from '../write-log.ts';

/** How many entries are read at once, and how many a file has at most. */
const batch = 500;
const mostEntries = 100_000;

/** The longest value that is written, in bytes: a cell of a spreadsheet holds no more. */
const longest = 32_000;

const headers = {
  'en-US': [
    'Time',
    'Person',
    'Area',
    'Action',
    'Target',
    'Target ID',
    'Result',
    'Count',
    'IP address',
    'Before',
    'After',
    'Details',
  ],
  'zh-CN': ['时间', '操作人', '类别', '操作', '对象', '对象 ID', '结果', '次数', 'IP 地址', '变更前', '变更后', '详情'],
} as const;
const results = {
  'en-US': { succeeded: 'Succeeded', failed: 'Failed' },
  'zh-CN': { succeeded: '成功', failed: '失败' },
} as const;

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value));

type Filters = Args<'listOperationLog'>;

/** The filters of the list that are set. */
const filtersOf = (args: Call<'exportOperationLog'>['args']): Filters =>
  // Safe: the fields are those of the list, and what is null is left out.
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null)) as Filters;

/** The lines of the file by batches, each read by itself, so that a long file holds no transaction open. */
async function* linesOf(
  { db, locale, timeZone, now }: Call<'exportOperationLog'>,
  wsId: string | null,
  args: Filters,
): AsyncGenerator<string> {
  const language = languageOf(locale);
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  // The mark of UTF-8, without which spreadsheets take Chinese for something else.
  yield `\ufeff${csvLine(headers[language])}`;
  let cursor: string | undefined;
  do {
    const asked = { ...args, size: batch, total: 'none' as const, ...(cursor !== undefined && { cursor }) };
    const page = await inScope(
      db,
      wsId,
      (query) => {
        // What is logged meanwhile, such as this export, is not in its file.
        const rows = askedEntries(query, wsId, { args, timeZone, most: longest, locale }).where('created_at', '<', now);
        return readList(query, rows, logRules, asked);
      },
      { singleRead: true },
    );
    yield page.items
      .map((row) => {
        const entry = presentEntry(row, locale);
        return csvLine([
          clock.format(row.created_at),
          entry.user_name ?? '',
          entry.module_text,
          entry.action_text,
          entry.target_name ?? '',
          entry.target ?? '',
          results[language][entry.result],
          String(entry.count),
          entry.ip ?? '',
          textOf(entry.before),
          textOf(entry.after),
          textOf(entry.detail),
        ]);
      })
      .join('');
    cursor = page.next_cursor;
  } while (cursor !== undefined);
}

/** The application that a caller names, when it is one of the workspace. */
async function applicationOf(query: Query, wsId: string | null, id: string | undefined): Promise<string | undefined> {
  if (wsId === null || id === undefined) return undefined;
  const found = query.selectFrom('applications').select('id').where('ws_id', '=', wsId).where('id', '=', id);
  return (await found.executeTakeFirst())?.id;
}

/** The log that the caller may read as a file (WB-08). Throws `export_too_large` before anything is written. */
export const exportOperationLog: Handler<'exportOperationLog'> = async (call) => {
  const { db, session, locale, timeZone, now } = call;
  const args = filtersOf(call.args);
  const wsId = session.wsId ?? null;
  if (wsId !== null) await requireReadableLog(db, session, { wsId, applicationId: args.application_id });
  await inScope(db, wsId, async (query) => {
    const counted = { ...args, page: mostEntries + 1, size: 1, total: 'none' as const };
    const all = askedEntries(query, wsId, { args, timeZone, most: 0, locale });
    const beyond = await readList(query, all, logRules, counted);
    if (beyond.items.length > 0) throw new Failure('export_too_large');
    // Who took the log out of the product is a part of it. Ids that the caller names may be anybody's: they are not repeated.
    const { from_day, to_day, module, action, result } = args;
    const named = await applicationOf(query, wsId, args.application_id);
    await writeLog(query, call, {
      module: 'log',
      action: call.operation,
      ...(named !== undefined && { applicationId: named }),
      detail: { from_day, to_day, module, action, result },
    });
  });
  return {
    type: 'text/csv; charset=utf-8',
    body: Readable.from(linesOf(call, wsId, args)),
    headers: {
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="operation-log-${now.toISOString().slice(0, 10)}.csv"`,
    },
  };
};
