import { type DragEvent, useState } from 'react';
import type { Path } from './design.ts';

type Handler = 'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd';

/** Where a row that is dropped goes. */
interface Target {
  path: Path;
  /** Shown at this row. */
  row: string;
  edge: 'before' | 'after' | 'into';
}

interface RowDrag {
  /** What the pointer is over while a row is dragged. */
  over: Target | undefined;
  /** Of a row: its upper part is the place before it, its lower part the one behind it, or inside of what holds controls. */
  row(path: Path, row: string, inside: Path | undefined): Record<Handler, (event: DragEvent) => void>;
  /** Of the place at the end of a list. */
  end(path: Path, row: string): Record<'onDragOver' | 'onDrop', (event: DragEvent) => void>;
}

/** Controls that are moved by the pointer. */
export function useRowDrag(onMove: (from: Path, to: Path) => void): RowDrag {
  const [dragged, setDragged] = useState<Path>();
  const [over, setOver] = useState<Target>();
  const stop = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (dragged && over) onMove(dragged, over.path);
    stop();
  };
  const show = (event: DragEvent, target: Target) => {
    if (!dragged) return;
    // Only what prevents the default takes a drop.
    event.preventDefault();
    event.stopPropagation();
    if (target.row !== over?.row || target.edge !== over.edge) setOver(target);
  };
  return {
    over,
    row: (path, row, inside) => ({
      onDragStart(event) {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', path.join('-'));
        setDragged(path);
      },
      onDragOver(event) {
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const share = (event.clientY - top) / height;
        if (share < (inside ? 0.35 : 0.5)) show(event, { path, row, edge: 'before' });
        else if (inside) show(event, { path: inside, row, edge: 'into' });
        else show(event, { path: [...path.slice(0, -1), (path.at(-1) ?? 0) + 1], row, edge: 'after' });
      },
      onDrop: drop,
      onDragEnd: stop,
    }),
    end: (path, row) => ({
      onDragOver: (event) => show(event, { path, row, edge: 'into' }),
      onDrop: drop,
    }),
  };
}
