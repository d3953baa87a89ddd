import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { type ColumnRow, columnsOf, type PhysicalRow } from '../design/table-rows.ts';
import { pathOfColumn } from '../design/wanted-columns.ts';
import type { RecordTable } from '../store/identifiers.ts';
import { storedFields } from './changed-kinds.ts';
import { countValues } from './preview-change.ts';

interface Left {
  column: ColumnRow;
  reason: Schemas['LeftColumn']['reason'];
}

/** The columns that no field of a table's form has, with all of the table's columns. */
export async function leftColumnsOf(
  query: Query,
  { wsId, tableId }: RecordTable,
  { form_config }: PhysicalRow,
): Promise<{ left: Left[]; columns: ColumnRow[] }> {
  const columns = await columnsOf(query, wsId, tableId).execute();
  // Safe: only what the contract describes is ever written there.
  const fields = storedFields(form_config as Schemas['FormConfig']);
  const left = columns.flatMap((column): Left[] => {
    if (!column.is_current) return [{ column, reason: 'converted' }];
    return fields.has(pathOfColumn(column)) ? [] : [{ column, reason: 'removed' }];
  });
  return { left, columns };
}

/** What people see of such a column, with how many values it has. */
export async function presentLeft(
  query: Query,
  table: RecordTable,
  { column, reason }: Left,
): Promise<Schemas['LeftColumn']> {
  return {
    id: column.id,
    field: pathOfColumn(column),
    values: await countValues(query, table, column),
    reason,
    // Safe: only what the contract describes is ever written there.
    definition: column.definition as Schemas['FormField'] | null,
  };
}
