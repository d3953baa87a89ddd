import { useEffect, useMemo, useRef } from 'react';
import type { WidgetProps } from '#engine';
import { useControllableState } from '../../../kit/field/useControllableState.ts';
import type { TableEvents, TableProps } from '../../../generated/types.ts';
import { keyOf, type RowKey, type TableRow } from './row.ts';
import { chosenRows, readSelection, toggled, toggledAll, withRange } from './selection.ts';

interface ChoiceInput {
  bounds: WidgetProps<unknown>['bounds'];
  emit: WidgetProps<unknown, TableEvents>['emit'];
  rows: readonly TableRow[];
  rowKey: string;
  mode: NonNullable<TableProps['selection']>;
  /** Other rows are on their way: what is chosen waits for them. */
  isLoading: boolean;
}

export interface Choice {
  selection: readonly RowKey[];
  /** The chosen rows themselves. */
  chosen: readonly TableRow[];
  selected: ReadonlySet<RowKey>;
  /** How many of the shown rows are chosen. */
  amount: 'none' | 'some' | 'all';
  /** A press on a row's box; with Shift, up to the row of the press before. */
  toggle: (index: number, isRange: boolean) => void;
  /** Of all rows, or of some of them. */
  toggleAll: (some?: readonly TableRow[]) => void;
  clear: () => void;
}

/**
 * The chosen rows, by their keys. Only what is shown is chosen: a row that a search, a filter or another page hides is no
 * longer, so that nothing happens to a row that nobody sees (decision 149).
 */
export function useChoice({ bounds, emit, rows, rowKey, mode, isLoading }: ChoiceInput): Choice {
  const [bound, setSelection] = useControllableState(bounds['selection'], readSelection);
  const shown = useMemo(() => chosenRows(bound, rows, rowKey), [bound, rows, rowKey]);
  const selection = useMemo(() => [...shown.keys()], [shown]);
  const selected = useMemo(() => new Set(selection), [selection]);
  const last = useRef<number>(undefined);
  const keys = (some = rows) => some.map((row, index) => keyOf(row, rowKey, index));
  const choose = (next: readonly RowKey[]) => {
    setSelection(next);
    emit('select', { selection: [...next] });
  };
  const hasHidden = !isLoading && selection.length < bound.length;
  useEffect(() => {
    if (hasHidden) choose(selection);
  });
  return {
    selection,
    chosen: useMemo(() => [...shown.values()], [shown]),
    selected,
    amount: useMemo(() => amountOf(rows, rowKey, selected), [rows, rowKey, selected]),
    toggle(index, isRange) {
      const row = rows[index];
      if (!row || mode === 'none') return;
      const before = last.current;
      last.current = index;
      if (isRange && mode === 'multiple' && before !== undefined) choose(withRange(selection, keys(), before, index));
      else choose(toggled(selection, keyOf(row, rowKey, index), mode === 'single'));
    },
    toggleAll: (some = rows) => choose(toggledAll(selection, keys(some))),
    clear: () => choose([]),
  };
}

function amountOf(rows: readonly TableRow[], rowKey: string, selected: ReadonlySet<RowKey>): Choice['amount'] {
  if (selected.size === 0 || rows.length === 0) return 'none';
  const count = rows.filter((row, index) => selected.has(keyOf(row, rowKey, index))).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}

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
