import type { SheetColumn } from '#server/domains/sheets/index.ts';
import { isPassword } from '#kinds';
import { columnOfKind } from '#kinds/columns';
import type { DesignField } from '../design/table-design.ts';
import { refuseField } from '../query/issues.ts';
import { reachableField } from '../query/reachable.ts';
import type { TableSight } from '../record/access/record-access.ts';
import { labelOf } from '../record/present/record-columns.ts';

/** A field with the column of a sheet that its values are written into; one of linked records has its path for an id. */
export interface ExportColumn {
  field: Pick<DesignField, 'id' | 'kind'>;
  column: SheetColumn;
}

/** Whether the values of a field have a text that may be read. */
export const isWritten = (field: Pick<DesignField, 'kind'>): boolean =>
  !isPassword(field.kind) && field.kind.type !== 'subTable' && columnOfKind(field.kind).sheet !== null;

/** How the values of a field are written. */
export function cellsOf({ kind }: Pick<DesignField, 'kind'>): Omit<SheetColumn, 'header'> {
  return columnOfKind(kind).sheet?.(kind) ?? { kind: 'text', width: 20 };
}

/**
 * The columns of an export in the order in which its fields are named, under the names that the reader knows them by; of a sub-table, how
 * many rows there are. Throws `invalid_request` at a field that is unknown, hidden, or without a text.
 */
export function exportColumns(access: TableSight, names: readonly string[]): ExportColumn[] {
  const labels = new Map((access.design.config.list?.columns ?? []).map(({ field, label }) => [field, label]));
  return names.map((name, index) => {
    const field = exportedField(access, name) ?? refuseField(`/fields/${index}`, name);
    return { field, column: { header: labels.get(name) ?? labelOf(access, name), ...cellsOf(field) } };
  });
}

/** The field that a name means to the reader, among those that have a text or rows. */
function exportedField({ design, visible, links }: TableSight, name: string): ExportColumn['field'] | undefined {
  const field = design.fields.get(name);
  if (field) {
    const isOpen = visible === 'all' || visible.has(name);
    return isOpen && (isWritten(field) || field.kind.type === 'subTable') ? field : undefined;
  }
  const reached = name.includes('.') ? reachableField(design, visible, name, links) : undefined;
  if (!reached?.kind || !isWritten({ kind: reached.kind })) return undefined;
  // Values of several records are one text.
  return { id: name, kind: reached.isList ? { type: 'text' } : reached.kind };
}
