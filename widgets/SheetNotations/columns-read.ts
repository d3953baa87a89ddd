import type { SheetNotationsProps } from '../generated/types.ts';

/** What texts of a column can hold that is written in more than one way. */
export type Held = 'numbers' | 'dates';

/** The columns whose numbers or dates are read in this way, as far as they go into fields of them. */
export function columnsRead({ columns, mapping, fields }: SheetNotationsProps, holds: Held, way: string): string[] {
  const reads = new Set((fields ?? []).filter((one) => one.reads === holds).map(({ field }) => field));
  const isMeant = (column: string): boolean =>
    !mapping?.length || mapping.some((one) => one.column === column && reads.has(one.to));
  return columns.filter((one) => one[holds] === way && isMeant(one.column)).map(({ column }) => column);
}
