import { useMemo, useRef } from 'react';
import type { WidgetProps } from '#engine';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { TableEvents, TableProps } from '../generated/types.ts';
import { keyOf, type RowKey, type TableRow } from './row.ts';
import { readSelection, toggled, toggledAll, withRange } from './selection.ts';

interface ChoiceInput {
  bounds: WidgetProps<unknown>['bounds'];
  emit: WidgetProps<unknown, TableEvents>['emit'];
  rows: readonly TableRow[];
  rowKey: string;
  mode: NonNullable<TableProps['selection']>;
}

export interface Choice {
  selection: readonly RowKey[];
  selected: ReadonlySet<RowKey>;
  /** How many of the shown rows are chosen. */
  amount: 'none' | 'some' | 'all';
  /** A press on a row's box; with Shift, up to the row of the press before. */
  toggle: (index: number, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** The chosen rows, by their keys; those of other pages stay chosen. */
export function useChoice({ bounds, emit, rows, rowKey, mode }: ChoiceInput): Choice {
  const [selection, setSelection] = useControllableState(bounds['selection'], readSelection);
  const selected = useMemo(() => new Set(selection), [selection]);
  const last = useRef<number>(undefined);
  const keys = () => rows.map((row, index) => keyOf(row, rowKey, index));
  const choose = (next: readonly RowKey[]) => {
    setSelection(next);
    emit('select', { selection: [...next] });
  };
  return {
    selection,
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
    toggleAll: () => choose(toggledAll(selection, keys())),
    clear: () => choose([]),
  };
}

function amountOf(rows: readonly TableRow[], rowKey: string, selected: ReadonlySet<RowKey>): Choice['amount'] {
  if (selected.size === 0 || rows.length === 0) return 'none';
  const count = rows.filter((row, index) => selected.has(keyOf(row, rowKey, index))).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}
