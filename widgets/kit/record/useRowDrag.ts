import { type DragEvent, useState } from 'react';

/** Rows that are moved by the pointer, by the index that they have in `data-index`. */
export interface RowDrag {
  /** The row that is dragged. */
  dragged: number | undefined;
  /** The row that it would be dropped on. */
  over: number | undefined;
  handlers: Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', (event: DragEvent) => void>;
}

const indexOf = ({ target }: DragEvent): number | undefined => {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  return row ? Number(row.getAttribute('data-index')) : undefined;
};

/** A dragged row takes the position of the one that it is dropped on. */
export function useRowDrag(onMove: (from: number, to: number) => void): RowDrag {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return {
    dragged,
    over,
    handlers: {
      onDragStart(event) {
        // A text that is dragged out of a cell is no row.
        if (!(event.target instanceof Element) || !event.target.hasAttribute('data-handle')) return;
        const row = event.target.closest('[data-index]');
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', event.target.textContent ?? '');
        if (row) event.dataTransfer.setDragImage(row, 8, 8);
        setDragged(indexOf(event));
      },
      onDragOver(event) {
        const index = indexOf(event);
        if (dragged === undefined || index === undefined) return;
        // Only what prevents the default takes a drop.
        event.preventDefault();
        if (index !== over) setOver(index);
      },
      onDrop(event) {
        if (dragged === undefined) return;
        event.preventDefault();
        const to = indexOf(event);
        end();
        if (to !== undefined) onMove(dragged, to);
      },
      onDragEnd: end,
    },
  };
}
