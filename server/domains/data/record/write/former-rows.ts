import type { TableDesign } from '../../design/table-design.ts';
import { holdsFiles } from '../../held-files/claim-files.ts';
import { rowsIn } from '../../rows/sub-tables.ts';

type Values = Readonly<Record<string, unknown>>;

/** For each row that is sent, values which it has by the history beside those that are sent of it. */
export type FormerRows = readonly Values[];

/** The former values in rows of sub-tables. Their values are not the sender's: no right to their columns is asked for them. */
export type FormerOfTables = ReadonlyMap<string, FormerRows>;

/** What was sent, with the values that its rows had. */
export function withFormer<Data extends Values>(data: Data, former: FormerOfTables): Data {
  const rows = [...former].flatMap(([id, list]) => {
    const sent = data[id];
    if (!Array.isArray(sent)) return [];
    const whole = rowsIn(sent).map((row, index) => ({ ...row, data: { ...list[index], ...row.data } }));
    return [[id, whole] as const];
  });
  // Safe: its rows have more values.
  return rows.length === 0 ? data : ({ ...data, ...Object.fromEntries(rows) } as Data);
}

/**
 * A stored record with the former values among its own: what they name may be gone meanwhile, as with those. Files that are sent are known
 * too, since a sender who does not see all columns reads none of a row that was removed.
 */
export function asKnown(
  { fields }: TableDesign,
  { stored, data, former }: { stored: Values; data: Values; former: FormerOfTables },
): Values {
  const rows = [...former].map(([id, list]) => {
    const sent = rowsIn(data[id]);
    const files = new Set(
      fields
        .get(id)
        ?.rows.filter(holdsFiles)
        .map((column) => column.id),
    );
    const own = list.map((values, index) => {
      const isKnown = (column: string): boolean => files.has(column) || !Object.hasOwn(sent[index]?.data ?? {}, column);
      return { data: Object.fromEntries(Object.entries(values).filter(([column]) => isKnown(column))) };
    });
    return [id, [...rowsIn(stored[id]), ...own]] as const;
  });
  return rows.length === 0 ? stored : { ...stored, ...Object.fromEntries(rows) };
}
