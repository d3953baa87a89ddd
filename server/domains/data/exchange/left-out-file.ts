import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Schemas } from '#openapi';
import {
  type SheetColumn,
  sheetLimits,
  sheetLines,
  type SheetValue,
  type SheetWorks,
} from '#server/domains/sheets/index.ts';
import type { RawAnswer } from '#server/kernel/call/handler.ts';
import type { Database } from '#server/kernel/db/index.ts';
import type { Uploads } from '#server/kernel/uploads/uploads.ts';
import { type NamedSheet, sheetChoice, type SheetNeeds } from './sheet-source.ts';

/** What files of refused rows are made with. */
export interface LeftOutFileNeeds extends SheetNeeds {
  sheetWorks: SheetWorks;
  uploads: Uploads;
}

interface LeftOutFileCall {
  db: Database;
  session: { accountId: string };
  locale: string;
  services: LeftOutFileNeeds;
}

/** Rows that are read at once. */
const batch = 2_000;
const heading = { 'zh-CN': '问题', 'en-US': 'Problem' } as const;
const fileName = { 'zh-CN': '未导入的行.xlsx', 'en-US': 'Rows left out.xlsx' } as const;

/** The rows of a sheet that an import left out, each with its reasons in the last column. */
export async function leftOutFile(
  call: LeftOutFileCall,
  wsId: string,
  { issues, ...named }: NamedSheet & { issues: readonly Schemas['ImportIssueText'][] },
): Promise<RawAnswer> {
  const { sheetWorks, uploads } = call.services;
  const locale = call.locale === 'zh-CN' ? 'zh-CN' : 'en-US';
  const reasons = new Map<number, string[]>();
  for (const { row, message } of issues) reasons.set(row, [...(reasons.get(row) ?? []), message]);
  const choice = await sheetChoice(call, wsId, named);
  const first = await sheetWorks.read(wsId, { ...choice, from: 0, count: 0 });
  const columns = [...first.columns, heading[locale]].map((header): SheetColumn => ({ header, kind: 'text' }));

  async function* batches(): AsyncGenerator<SheetValue[][]> {
    for (let from = 0; from < first.rowCount; from += batch) {
      const { rows, numbers } = await sheetWorks.read(wsId, { ...choice, from, count: batch });
      yield rows.flatMap((row, at) => {
        const own = reasons.get(numbers[at] ?? 0);
        return own ? [[...row.map((cell) => (cell === null ? null : String(cell))), own.join('\n')]] : [];
      });
    }
  }

  const file = uploads.begin(wsId, sheetLimits.bytes);
  try {
    const { path } = await file.store(Readable.from(sheetLines({ sheet: first.sheet, columns }, batches())));
    const body = createReadStream(await sheetWorks.write(wsId, { path, format: 'xlsx' }));
    body.once('close', () => void file.end());
    return {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      body,
      headers: {
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName[locale])}`,
      },
    };
  } catch (error) {
    await file.end();
    throw error;
  }
}
