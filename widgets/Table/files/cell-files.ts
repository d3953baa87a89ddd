import type { TableColumn } from '../model/columns/column.ts';
import type { TableRow } from '../model/rows/row.ts';

/** What a cell of files holds. */
export interface CellFiles {
  ids: readonly string[];
  /** What the list says that they are called, as far as the reader may know; as many as there are ids. */
  names: readonly (string | undefined)[];
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

/** Throws what the column's expressions throw. A name that is its id is none: the reader may not read that file. */
export function cellFiles({ part }: TableColumn, row: TableRow): CellFiles {
  const ids = listOf(part.read('raw', { row })).filter((id): id is string => typeof id === 'string' && id !== '');
  const texts = listOf(part.read('texts', { row }));
  const names = ids.map((id, at) => {
    const name = texts[at];
    return typeof name === 'string' && name !== id ? name : undefined;
  });
  return { ids, names };
}

/** As fields of forms take the names that a page hands in. */
export const givenNames = ({ ids, names }: CellFiles): { id: string; filename: string }[] =>
  ids.flatMap((id, at) => {
    const filename = names[at];
    return filename === undefined ? [] : [{ id, filename }];
  });
