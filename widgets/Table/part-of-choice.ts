import { keyOf, type TableRow } from './row.ts';
import type { Choice } from './useChoice.ts';

/** The choice of a table for some of its rows, which follow one another. */
export function partOfChoice(
  choice: Choice,
  rows: readonly TableRow[],
  { first, rowKey }: { first: number; rowKey: string },
): Choice {
  const count = rows.filter((row, index) => choice.selected.has(keyOf(row, rowKey, index))).length;
  return {
    ...choice,
    amount: count === 0 ? 'none' : count === rows.length ? 'all' : 'some',
    toggle: (index, isRange) => choice.toggle(first + index, isRange),
    toggleAll: () => choice.toggleAll(rows),
  };
}
