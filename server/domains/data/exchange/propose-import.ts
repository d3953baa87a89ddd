import type { Schemas } from '#openapi';
import { valuesOf } from '#kinds';
import { type FillableField, fillableFields, proposedFields, requireImport } from './import-fields.ts';
import type { ImportRequest } from './import-rows.ts';
import type { ImportingCall } from './importing-call.ts';
import { sheetChoice } from './sheet-source.ts';

/** Rows that are shown of a sheet. */
const shown = 20;

/** What the cells of a field are read as that is written in several ways; undefined for the others. */
function readsOf({ field: { kind } }: FillableField): 'numbers' | 'dates' | undefined {
  const { readsNumbers, readsDates } = valuesOf(kind);
  return readsNumbers ? 'numbers' : readsDates ? 'dates' : undefined;
}

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
      // Which of them counts is known once the column has a field.
      numbers: notations[index] ?? null,
      dates: dates[index] ?? null,
      examples: rows
        .flatMap((row) => row[index] ?? [])
        .slice(0, 3)
        .map((cell) => [...String(cell)].slice(0, 60).join('')),
    })),
    fields: fillableFields(access).map((one) => {
      const reads = readsOf(one);
      return {
        field: one.path,
        label: one.label,
        required: one.field.field.is_required === true,
        ...(one.holder !== undefined && { sub_table: one.holder }),
        ...(reads && { reads }),
      };
    }),
  };
}
