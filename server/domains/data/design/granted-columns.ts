import type { DesignField, TableDesign } from './table-design.ts';

/** The rows of a sub-table among the fields that are open: to fill in and change, whether they are added, removed and moved. */
export const rowsPath = (subTable: string): string => `${subTable}.*`;

/** A column of a sub-table among the fields that are open. */
export const columnPath = (subTable: string, column: string): string => `${subTable}.${column}`;

/** A field with all that an authorisation can name of it. */
const pathsOf = ({ id, kind, rows }: DesignField): string[] =>
  kind.type === 'subTable' ? [id, rowsPath(id), ...rows.map((column) => columnPath(id, column.id))] : [id];

/** All that an authorisation can name of a table. */
export const allPaths = ({ fields }: TableDesign): string[] => [...fields.values()].flatMap(pathsOf);

/**
 * Fields that authorisations name, with the columns of each sub-table that is among them as a whole, and with the sub-table of each column
 * and of rows that alone are open (docs/decisions/0227).
 */
export function withColumns({ fields }: TableDesign, named: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set(named);
  for (const field of fields.values()) {
    if (field.kind.type !== 'subTable') continue;
    const paths = pathsOf(field);
    if (named.has(field.id)) for (const path of paths) all.add(path);
    else if (paths.some((path) => named.has(path))) all.add(field.id);
  }
  return all;
}
