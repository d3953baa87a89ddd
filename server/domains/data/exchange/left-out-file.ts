import type { Schemas } from '#openapi';
import { type SheetColumn, sheetLimits, sheetLines, type SheetValue } from '#server/domains/sheets/index.ts';
import type { RawAnswer } from '#server/kernel/call/handler.ts';
import { languageOf } from '#server/kernel/errors/index.ts';
import type { Database } from '#server/kernel/db/index.ts';
import { sheetAnswer, type SheetAnswerNeeds } from '#server/domains/sheets/index.ts';
import { type NamedSheet, sheetChoice, type SheetNeeds } from './sheet-source.ts';

/** What files of refused rows are made with. */
export interface LeftOutFileNeeds extends SheetNeeds, SheetAnswerNeeds {}

interface LeftOutFileCall {
  db: Database;
  session: { accountId: string };
  locale: string;
  services: LeftOutFileNeeds;
}

/** Rows that are read at once. */
const batch = 2_000;
const heading = { 'zh-CN': '问题', 'en-US': 'Problem' } as const;
const fileName = { 'zh-CN': '未导入的行', 'en-US': 'Rows left out' } as const;

/** The rows of a sheet that an import left out, each with its reasons in the last column. */
export async function leftOutFile(
  call: LeftOutFileCall,
  wsId: string,
  { issues, ...named }: NamedSheet & { issues: readonly Schemas['ImportIssueText'][] },
): Promise<RawAnswer> {
  const { sheetWorks } = call.services;
  const locale = languageOf(call.locale);
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

  const lines = sheetLines({ sheet: first.sheet, columns }, batches());
  return sheetAnswer(call.services, wsId, { lines, most: sheetLimits.bytes, name: fileName[locale] });
}
