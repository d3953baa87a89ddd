import type { SheetWindow } from '#server/domains/sheets/index.ts';
import { refuse } from '../query/issues.ts';
import type { DesignedTable } from '../record/access/record-access.ts';
import { type FilledField, refuseColumn } from './import-fields.ts';

/** Rows that are read at once where several are one record. */
export const mostGrouped = 1_000;

/** The columns by which rows are one record: those that are named, else the title's, else all that fill the record itself. */
function keyColumns(
  { design }: DesignedTable,
  { columns }: SheetWindow,
  { filled, key }: { filled: readonly FilledField[]; key: readonly string[] | undefined },
): number[] {
  if (key && key.length > 0) {
    return key.map((column, at) => {
      const index = columns.indexOf(column);
      return index < 0 ? refuseColumn(`/key/${at}`, column) : index;
    });
  }
  const own = filled.filter(({ holder }) => holder === undefined);
  const title = own.filter(({ path }) => path === design.titleField?.id);
  const found = (title.length > 0 ? title : own).map(({ index }) => index);
  if (found.length > 0) return found;
  return refuse('/key', {
    'en-US': 'Name the columns by which rows belong to one record.',
    'zh-CN': '请指定用于判断哪些行属于同一条记录的列。',
  });
}

/**
 * The rows of a part of a sheet by records, as indexes: each by itself, unless columns fill rows of sub-tables. Then rows that
 * follow each other with the same key are one record, and so is a row without a key with the one before it. A record of which the
 * end is not in this part is left to the next one. Throws `invalid_request` for a record that is larger than a part.
 */
export function groupRows(
  access: DesignedTable,
  window: SheetWindow,
  asked: { filled: readonly FilledField[]; key: readonly string[] | undefined; isLast: boolean; most: number },
): number[][] {
  if (asked.filled.every(({ holder }) => holder === undefined)) return window.rows.map((_, at) => [at]);
  const columns = keyColumns(access, window, asked);
  const groups: number[][] = [];
  let last: string | undefined;
  for (const [at, row] of window.rows.entries()) {
    const cells = columns.map((index) => String(row[index] ?? '').trim());
    const key = cells.every((cell) => cell === '') ? last : JSON.stringify(cells);
    if (key === last && groups.length > 0) groups.at(-1)?.push(at);
    else groups.push([at]);
    last = key;
  }
  if (asked.isLast && groups.length <= asked.most) return groups;
  const whole = groups.slice(0, Math.min(asked.most, groups.length - 1));
  if (whole.length > 0) return whole;
  return refuse('/key', {
    'en-US': `More than ${mostGrouped} rows in a row have the same key. Choose other columns.`,
    'zh-CN': `连续超过 ${mostGrouped} 行的标识相同，请选择其他列。`,
  });
}
