import { type DragEvent, useState } from 'react';
import { type Target, targetAt } from '../kit/tree/moved.ts';
import type { Tree, TreeNode } from '../kit/tree/tree-nodes.ts';
import type { TreeRow } from '../kit/tree/visible-rows.ts';

type Side = 'before' | 'after' | 'inside';

interface TreeDrag {
  handlers: Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', (event: DragEvent) => void>;
  /** The row that a node is dragged over, and on which side of it the node would be dropped. */
  over: { at: number; side: Side } | undefined;
}

/** Rows dragged by the pointer: the upper and lower quarter of a row are beside it, its middle is inside. */
export function useTreeDrag(
  tree: Tree,
  rows: readonly TreeRow[],
  onMove: (node: TreeNode, to: Target | undefined) => void,
): TreeDrag {
  const [dragged, setDragged] = useState<TreeNode>();
  const [over, setOver] = useState<TreeDrag['over']>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const target = (position: TreeDrag['over']) => {
    const node = position && rows[position.at]?.node;
    return dragged && node && node !== dragged ? targetAt(tree, dragged, node, position.side) : undefined;
  };
  return {
    over,
    handlers: {
      onDragStart(event) {
        const node = rows[dropPositionOf(event)?.at ?? -1]?.node;
        if (!node) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', node.label);
        setDragged(node);
      },
      onDragOver(event) {
        const position = dropPositionOf(event);
        const next = target(position) ? position : undefined;
        // Only what prevents the default takes a drop.
        if (next) event.preventDefault();
        if (next?.at !== over?.at || next?.side !== over?.side) setOver(next);
      },
      onDrop(event) {
        event.preventDefault();
        const to = target(dropPositionOf(event));
        if (dragged) onMove(dragged, to);
        end();
      },
      onDragEnd: end,
    },
  };
}

function dropPositionOf(event: DragEvent): TreeDrag['over'] {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
  if (!row) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  const side = part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'inside';
  return { at: Number(row.dataset['row']), side };
}
