/** What a column of a sheet becomes. */
export interface MappedColumn {
  column: string;
  to: string;
}

/** The bound value, without what is no mapping. */
export function readMapping(value: unknown): MappedColumn[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown): MappedColumn[] => {
    if (typeof one !== 'object' || one === null) return [];
    const [column, to] = [Reflect.get(one, 'column'), Reflect.get(one, 'to')];
    return typeof column === 'string' && typeof to === 'string' ? [{ column, to }] : [];
  });
}

/** The mapping with another choice for a column, or none; with `isOnce` no other column keeps that choice. */
export function mapColumn(
  mapping: readonly MappedColumn[],
  { column, to }: { column: string; to: unknown },
  isOnce: boolean,
): MappedColumn[] {
  const others = mapping.filter((one) => one.column !== column && !(isOnce && one.to === to));
  return typeof to === 'string' ? [...others, { column, to }] : others;
}
