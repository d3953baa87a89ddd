import { type DragEvent, useState } from 'react';
import { droppedNode, isNodeDragged } from '../kit/tree/dragged-node.ts';

interface Receive {
  handlers: Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>;
  /** The index of the tab that a node is dragged over. */
  over: number | undefined;
}

/** CAT-13: tabs take nodes that are dragged from a tree. */
export function useReceive(onReceive: (at: number, node: string) => void): Receive {
  const [over, setOver] = useState<number>();
  return {
    over,
    handlers: {
      onDragOver(event) {
        const at = isNodeDragged(event) ? tabOf(event) : undefined;
        // Only what prevents the default takes a drop.
        if (at !== undefined) event.preventDefault();
        if (at !== over) setOver(at);
      },
      onDragLeave: () => setOver(undefined),
      onDrop(event) {
        setOver(undefined);
        const at = tabOf(event);
        if (at === undefined || !isNodeDragged(event)) return;
        event.preventDefault();
        onReceive(at, droppedNode(event));
      },
    },
  };
}

function tabOf({ target }: DragEvent): number | undefined {
  const tab = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  return tab ? Number(tab.dataset['card']) : undefined;
}
