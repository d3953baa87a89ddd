import { asOneLine } from '#server/kernel/foundation/one-line.ts';
import type { Schemas } from '#openapi';
import { sheetChoice } from './sheet-source.ts';
import type { ImportingCall } from './importing-call.ts';
import type { NamedSheet } from './sheet-source.ts';

/** Names that spreadsheets give by themselves. */
const unnamed = /^(sheet|工作表|table|tabelle|feuil)\s*\d*$/i;

const cut = (text: string, length: number): string => [...asOneLine(text)].slice(0, length).join('').trim();

/** The columns of a sheet as the fields of a table that could be made of it. */
export async function proposeTable(
  call: ImportingCall,
  wsId: string,
  named: NamedSheet,
): Promise<Schemas['SheetTableProposal']> {
  const choice = await sheetChoice(call, wsId, named);
  const { sheets, sheet, encoding, rowCount, columns } = await call.services.sheetWorks.guess(wsId, choice);
  const title = columns.findIndex(({ kind, filled }) => kind === 'text' && filled === rowCount && rowCount > 0);
  return {
    sheets,
    sheet,
    encoding,
    table_name: unnamed.test(sheet.trim()) ? '' : cut(sheet, 100),
    row_count: rowCount,
    columns: columns.map(({ column, kind, precision, isGrouped, numbers, dates, options, examples, filled }, at) => ({
      column,
      label: cut(column, 100),
      kind,
      is_required: at === title,
      precision,
      ...(isGrouped !== undefined && { is_grouped: isGrouped }),
      numbers,
      dates,
      options: options.filter((text) => text.length <= 60),
      examples,
      filled,
    })),
  };
}
