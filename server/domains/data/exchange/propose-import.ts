import type { Schemas } from '#openapi';
import { type FillableField, fillableFields, proposedFields, requireImport } from './import-fields.ts';
import type { ImportRequest } from './import-rows.ts';
import type { ImportingCall } from './importing-call.ts';
import { sheetChoice } from './sheet-source.ts';

/** Rows that are shown of a sheet. */
const shown = 20;

/** Whether a column becomes numbers, as far as that is known before somebody has chosen. */
const hasNumbers = (proposed: FillableField | null | undefined): boolean =>
  !proposed || proposed.field.kind.type === 'number';

/** The same for dates. */
const hasDates = (proposed: FillableField | null | undefined): boolean =>
  !proposed || proposed.field.kind.type === 'date' || proposed.field.kind.type === 'dateRange';

/** The columns of a sheet beside the fields that the caller may fill, with a proposal which becomes which. */
export async function proposeImport(
  call: ImportingCall,
  { wsId, args, access: open }: Omit<ImportRequest, 'args'> & { args: Omit<ImportRequest['args'], 'mapping'> },
): Promise<Schemas['ImportProposal']> {
  const choice = await sheetChoice(call, wsId, args);
  const access = await call.db.records(wsId, open, { readOnly: true });
  requireImport(access);
  const { sheets, sheet, encoding, columns, rows, rowCount, notations, dates } = await call.services.sheetWorks.read(
    wsId,
    {
      ...choice,
      from: 0,
      count: shown,
    },
  );
  const proposed = proposedFields(access, columns);
  return {
    sheets,
    sheet,
    encoding,
    row_count: rowCount,
    columns: columns.map((column, index) => ({
      column,
      field: proposed[index]?.path ?? null,
      numbers: hasNumbers(proposed[index]) ? (notations[index] ?? null) : null,
      dates: hasDates(proposed[index]) ? (dates[index] ?? null) : null,
      examples: rows
        .flatMap((row) => row[index] ?? [])
        .slice(0, 3)
        .map((cell) => [...String(cell)].slice(0, 60).join('')),
    })),
    fields: fillableFields(access).map(({ path, label, field, holder }) => ({
      field: path,
      label,
      required: field.field.is_required === true,
      ...(holder !== undefined && { sub_table: holder }),
    })),
  };
}
