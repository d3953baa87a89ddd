import { useMemo, useState } from 'react';
import { type Bound, usePersistedState, type WidgetProps } from '#engine';
import { freeze } from '#engine/runtime';
import { sameJson } from '#schemas';
import type { TableEvents, TableProps } from '../../../generated/types.ts';
import { useSettled } from '../../../kit/field/useSettled.ts';
import { type Arrangement, arrangementOf, viewOf } from './arrangement.ts';
import type { TableColumn } from '../columns/column.ts';
import { inOrder, isPinned, isShown, movedOrder, pinnedFirst, readView, type TableView, withinWidths } from './view.ts';

export interface ArrangedTable {
  view: TableView;
  /** All columns in the reader's order. */
  ordered: readonly TableColumn[];
  /** Those that are shown, the pinned ones first. */
  shown: readonly TableColumn[];
  /** How many of those are pinned. */
  pinnedCount: number;
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

/** How the person has arranged the list, as it is stored for the person, and what stores it. */
export interface OwnArrangement {
  value: unknown;
  change: (arrangement: Arrangement | null) => void;
}

/**
 * How the reader has arranged the table: as the state has it where it is bound, else stored on the device where the document
 * gives it a name. The person's `own` arrangement wins over both. Unbound, it begins with `opening` rather than with the stored arrangement.
 */
export function useView(
  columns: readonly TableColumn[],
  keep: string | undefined,
  opening: TableView | undefined,
  bound: Pick<Bound, 'value' | 'set'> | undefined,
  own: OwnArrangement | undefined,
): ArrangedTable {
  const [stored, store] = usePersistedState(bound || own ? undefined : keep, (value) => opening ?? readView(value));
  // What was just arranged, until it comes back as the person's own arrangement.
  const [held, hold] = useState<{ over: unknown; value: unknown }>();
  // The same arrangement comes as another object whenever something else of the table changes.
  const ownValue = held && own && sameJson(held.over, own.value) ? held.value : own?.value;
  const isBound = own !== undefined || bound !== undefined;
  const value = own ? ownValue : bound?.value;
  const view = useMemo(() => (isBound ? viewOf(value, columns) : stored), [isBound, value, columns, stored]);
  const setView = (next: TableView): void => {
    // The order of the list is bound by itself.
    if (own) {
      const arrangement = arrangementOf(next, columns);
      hold({ over: own.value, value: arrangement });
      own.change(arrangement);
    } else if (bound) bound.set(freeze(arrangementOf(next, columns)));
    else store(next);
  };
  const [dragged, setDragged] = useState<Record<string, number>>({});
  const ordered = useMemo(() => inOrder(columns, view), [columns, view]);
  const shown = useMemo(() => pinnedFirst(ordered, view).filter((column) => isShown(column, view)), [ordered, view]);
  return {
    view,
    ordered,
    shown,
    pinnedCount: shown.filter((column) => isPinned(column, view)).length,
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

/** Milliseconds after the last change until it is stored: keys widen a column in many small steps. */
const pause = 400;

/** The arrangement that is stored for the person; undefined where none is. */
export function useOwnArrangement(
  own: TableProps['own'],
  emit: WidgetProps<unknown, TableEvents>['emit'],
): OwnArrangement | undefined {
  const settle = useSettled();
  if (!own) return undefined;
  return {
    value: own,
    change: (arrangement) =>
      settle(
        () => emit('arrange', { columns: arrangement?.columns ?? [], density: arrangement?.density ?? null }),
        pause,
      ),
  };
}
