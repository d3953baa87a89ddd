import type { Schemas } from '#openapi';
import { randomValue } from '../random-field.ts';
import type { PlainField, PlainRecord } from '../plain-field.ts';
import type { Seeded } from '../seeded.ts';
import type { World } from '../world.ts';
import { columnOf, rowsOf } from './rows-tables.ts';

type Row = Schemas['RecordRow'];

/** The rows of a record with one thing changed: a cell, a row more, one less, another order, or nothing. */
export function changedRows(
  world: World,
  seed: Seeded,
  { record, columns }: { record: PlainRecord; columns: readonly PlainField[] },
): Row[] {
  const stored = rowsOf(record);
  const rows = stored.map(({ row_id }): Row => ({ kind: 'row', row_id, data: {} }));
  // A box is on or off: nobody sends that it says nothing.
  const off = (column: PlainField) => (column.family === 'boolean' ? false : null);
  const cell = (one: PlainField) => [columnOf(one), randomValue(seed, one, world.names) ?? off(one)] as const;
  // Safe: values of columns.
  const cells = (some: readonly PlainField[]) => Object.fromEntries(some.map(cell)) as Row['data'];
  switch (seed.one(['cell', 'cell', 'more', 'less', 'order', 'same'] as const)) {
    case 'cell': {
      if (rows.length === 0) return rows;
      const at = seed.upTo(rows.length);
      return rows.map((row, index) => (index === at ? { ...row, data: cells([seed.one(columns)]) } : row));
    }
    case 'more':
      return [...rows, { kind: 'row', data: cells(seed.some(columns, 0.4)) }];
    case 'less':
      return rows.slice(1);
    case 'order':
      return rows.reverse();
    case 'same': {
      // As a form sends it that shows one column.
      const column = seed.one(columns);
      const value = (index: number) => stored[index]?.data[columnOf(column)] ?? off(column);
      return rows.map((row, index) => ({ ...row, data: { [columnOf(column)]: value(index) } as Row['data'] }));
    }
  }
}
