import type { Query } from '#server/kernel/db/index.ts';
import { type PointingField, pointingFields } from '../../design/pointing-fields.ts';
import type { TableDesign } from '../../design/table-design.ts';
import { holdRecords } from '../access/hold-records.ts';

/** The relations that lead to a table, by its id; those in the rows of sub-tables too. */
export type PointingTables = ReadonlyMap<string, readonly PointingField[]>;

const ruleOf = ({ kind: { on_delete: rule = 'clear' } }: PointingField) => rule;

/**
 * Finds what leads to a table, and to the tables whose records go into the trash along with its own, and takes all of these tables in the
 * order of their ids: before any record is locked, and by the designs that are the stored ones (docs/decisions/0277).
 */
export async function holdPointing(query: Query, of: TableDesign): Promise<PointingTables> {
  const found = new Map<string, readonly PointingField[]>();
  const open = [of];
  for (let next = open.shift(); next; next = open.shift()) {
    if (found.has(next.tableId)) continue;
    const fields = await pointingFields(query, next, { inRows: true });
    found.set(next.tableId, fields);
    open.push(...fields.flatMap((field) => (ruleOf(field) === 'trash' ? [field.design] : [])));
  }
  const touched = [...found.values()].flat().filter((field) => ruleOf(field) !== 'keep');
  const designs = new Map(touched.map(({ design }) => [design.tableId, design]));
  designs.delete(of.tableId);
  for (const id of [...designs.keys()].toSorted()) {
    const design = designs.get(id);
    if (design) await holdRecords(query, design);
  }
  return found;
}
