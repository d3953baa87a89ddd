import { type DragEvent, useState } from 'react';

type Handler = 'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd';

interface RowDrag {
  /** The row that is dragged over. */
  over: number | undefined;
  /** Of the row at an index. */
  handlers(at: number): Record<Handler, (event: DragEvent) => void>;
}

/** Rows that are moved by the pointer: the dragged one takes the position of the one that it is dropped on. */
export function useRowDrag(onMove: (from: number, to: number) => void): RowDrag {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return {
    over,
    handlers: (at) => ({
      onDragStart(event) {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(at));
        setDragged(at);
      },
      onDragOver(event) {
        if (dragged === undefined) return;
        // Only what prevents the default takes a drop.
        event.preventDefault();
        setOver(at);
      },
      onDrop(event) {
        event.preventDefault();
        if (dragged !== undefined) onMove(dragged, at);
        end();
      },
      onDragEnd: end,
    }),
  };
}
