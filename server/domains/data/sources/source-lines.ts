import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { exportCell } from '../exchange/export-cell.ts';
import { type ExportColumn, exportColumns } from '../exchange/export-columns.ts';
import type { RecordCaller } from '../record/access/caller.ts';
import { measuredText } from '../record/present/measure-texts.ts';
import { dateText } from '../record/present/value-text.ts';
import { refuseField } from '../query/issues.ts';
import { listInScope } from '../record/read/list.ts';
import { type Source, withNamed } from './open-source.ts';

/** A line of a table: what people read by field, and those of its values that are numbers. */
export interface SourceLine {
  id: string;
  cells: Record<string, string>;
  numbers: Record<string, number>;
}

export interface SourceLines {
  columns: { field: string; label: string; isNumber: boolean }[];
  lines: SourceLine[];
  isCut: boolean;
}

/** Which records are read, and what of them. */
export interface SourceQuery extends Pick<Schemas['RecordQuery'], 'filter' | 'sort'> {
  fields: readonly string[];
  limit: number;
}

type Stored = Schemas['Record'];

/** A value as people read it; numbers as their field writes them. */
function cellText({ id, kind }: ExportColumn['field'], record: Stored, reader: RecordCaller): string | undefined {
  const value = record.data[id];
  const display = record.display[id];
  if (display === undefined && typeof value === 'number') return measuredText('max', kind, value, reader.locale);
  if (display === undefined && kind.type === 'date' && typeof value === 'string') return dateText(value, reader);
  if (kind.type === 'system' && (kind.source === 'created_at' || kind.source === 'updated_at'))
    return dateText(record[kind.source], reader);
  const cell = exportCell({ id, kind }, record, reader);
  return cell === null || cell === '' ? undefined : String(cell);
}

/**
 * The first records of a source that the caller reads, as lines of text, within the scope `records`. Throws `Invalid` at a field, a
 * condition or an order that the caller does not know.
 */
export async function readLines(
  query: Query,
  call: RecordCaller,
  access: Source,
  { fields, filter, sort, limit }: SourceQuery,
): Promise<SourceLines> {
  const columns = exportColumns(await withNamed(query, call, access, fields), fields);
  columns.forEach(({ field }, index) => {
    // A table of records has no lines for the rows of a sub-table.
    if (field.kind.type === 'subTable') refuseField(`/fields/${index}`, field.id);
  });
  const page = await listInScope(query, call, access, {
    args: { fields: [...fields], total: 'none', size: limit, ...(filter && { filter }), ...(sort && { sort }) },
  });
  const lines = page.items.map((record): SourceLine => {
    const texts = columns.map(({ field }) => [field.id, cellText(field, record, call)] as const);
    const numbers = columns.map(({ field }) => [field.id, record.data[field.id]] as const);
    return {
      id: record.record_id,
      cells: Object.fromEntries(texts.filter((one): one is [string, string] => one[1] !== undefined)),
      numbers: Object.fromEntries(numbers.filter((one): one is [string, number] => typeof one[1] === 'number')),
    };
  });
  return {
    columns: columns.map(({ field, column }) => ({
      field: field.id,
      label: column.header,
      isNumber: column.kind === 'number',
    })),
    lines,
    isCut: page.next_cursor !== undefined,
  };
}
