import type { Handler } from '#server/kernel/call/handler.ts';
import { languageOf } from '#server/kernel/errors/index.ts';
import { readExtendConfig } from '../account/extension.ts';
import { workspaceOf } from '../account/subject.ts';
import { extraColumnsOf } from '../importing/extra-columns.ts';
import { importFields, proposedColumns } from '../importing/map-columns.ts';
import { openPeopleSheet, type PeopleSheetNeeds } from '../importing/open-sheet.ts';

/** Rows that examples are taken from, and the length of one. */
const shown = 20;
const longestExample = 60;

/** The columns of a sheet of people, with a proposal what each becomes (ORG-15). */
export const proposeAccountImport: Handler<'proposeAccountImport', PeopleSheetNeeds> = async (call) => {
  const wsId = workspaceOf(call.session);
  const extra = extraColumnsOf((await readExtendConfig(call.db, wsId)).fields);
  const { encoding, columns, rows, rowCount, notations, dates } = await openPeopleSheet(call, wsId, shown);
  const proposed = proposedColumns(columns, extra);
  return {
    encoding,
    row_count: rowCount,
    columns: columns.map((column, index) => ({
      column,
      field: proposed[index] ?? null,
      numbers: notations[index] ?? null,
      dates: dates[index] ?? null,
      examples: rows
        .flatMap((row) => row[index] ?? [])
        .slice(0, 3)
        .map((cell) => [...String(cell)].slice(0, longestExample).join('')),
    })),
    fields: importFields(extra, languageOf(call.locale)),
  };
};
