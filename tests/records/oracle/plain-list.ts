import { ordered, type PlainField, type PlainRecord, reached } from './plain-field.ts';

/** `-1`, `0` or `1`; records without a value come last in both directions, which is 2. */
function compared(one: unknown, other: unknown, family: string): number {
  if (family === 'text' || family === 'code') return Buffer.compare(ordered(String(one)), ordered(String(other)));
  const [mine, theirs] = [one as number, other as number];
  return mine < theirs ? -1 : Number(mine > theirs);
}

const startOf = (value: unknown): unknown => (value as { from: unknown } | null)?.from ?? null;

/** The records in an order as a call names it; the id makes it total, in the direction of the first level. */
export function sorted(
  records: readonly PlainRecord[],
  sort: readonly string[],
  fields: readonly PlainField[],
): PlainRecord[] {
  const levels = sort.map((name) => {
    const isDown = name.startsWith('-');
    const { family, read } = reached(fields, isDown ? name.slice(1) : name);
    return { family, isDown, of: family === 'range' ? (one: PlainRecord) => startOf(read(one)) : read };
  });
  const lastly = levels[0]?.isDown ? -1 : 1;
  return [...records].sort((one, other) => {
    for (const { family, isDown, of } of levels) {
      const [mine, theirs] = [of(one), of(other)];
      if (mine === null && theirs === null) continue;
      if (mine === null || theirs === null) return mine === null ? 1 : -1;
      const order = compared(mine, theirs, family);
      if (order !== 0) return isDown ? -order : order;
    }
    return lastly * (one.id < other.id ? -1 : 1);
  });
}
