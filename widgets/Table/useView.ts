import { useMemo, useState } from 'react';
import { type Bound, usePersistedState } from '#engine';
import { freeze } from '#engine/runtime';
import { arrangementOf, viewOf } from './arrangement.ts';
import type { TableColumn } from './column.ts';
import { inOrder, isShown, movedOrder, readView, type TableView, withinWidths } from './view.ts';

export interface ArrangedTable {
  view: TableView;
  /** All columns in the reader's order. */
  ordered: readonly TableColumn[];
  /** Those that are shown. */
  shown: readonly TableColumn[];
  /** In px, by key, also while one is being dragged. */
  widths: Readonly<Record<string, number>>;
  change: (part: TableView) => void;
  move: (key: string, target: string) => void;
  /** A width; it is stored once it is settled. Undefined: its share of the room again. */
  resize: (key: string, width: number | undefined, isSettled: boolean) => void;
  /** Everything at once. */
  replace: (view: TableView) => void;
  reset: () => void;
}

/**
 * How the reader has arranged the table: as the state has it where it is bound, else stored on the device where the document
 * gives it a name. Unbound, it begins with `opening` rather than with the stored arrangement.
 */
export function useView(
  columns: readonly TableColumn[],
  keep: string | undefined,
  opening: TableView | undefined,
  bound: Pick<Bound, 'value' | 'set'> | undefined,
): ArrangedTable {
  const [stored, store] = usePersistedState(bound ? undefined : keep, (value) => opening ?? readView(value));
  const [isBound, value] = [bound !== undefined, bound?.value];
  const view = useMemo(() => (isBound ? viewOf(value, columns) : stored), [isBound, value, columns, stored]);
  const setView = (next: TableView): void => {
    // The order of the list is bound by itself.
    if (bound) bound.set(freeze(arrangementOf(next, columns)));
    else store(next);
  };
  const [dragged, setDragged] = useState<Record<string, number>>({});
  const ordered = useMemo(() => inOrder(columns, view), [columns, view]);
  const shown = useMemo(() => ordered.filter((column) => isShown(column, view)), [ordered, view]);
  return {
    view,
    ordered,
    shown,
    widths: { ...view.widths, ...dragged },
    change: (part) => setView({ ...view, ...part }),
    move: (key, target) => setView({ ...view, order: movedOrder(ordered, key, target) }),
    resize(key, width, isSettled) {
      const px = width === undefined ? undefined : withinWidths(width);
      setDragged(isSettled || px === undefined ? {} : { [key]: px });
      if (!isSettled) return;
      const { [key]: _, ...others } = view.widths ?? {};
      setView({ ...view, widths: px === undefined ? others : { ...others, [key]: px } });
    },
    replace: setView,
    reset: () => setView({}),
  };
}
