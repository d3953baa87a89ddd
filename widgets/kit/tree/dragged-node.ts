import type { DragEvent } from 'react';

const type = 'application/x-pagewright-node';

/** Lets other widgets take the dragged node: a tab takes one of the tree beside it (CAT-13). */
export function offerNode({ dataTransfer }: DragEvent, id: string | number): void {
  dataTransfer.setData(type, String(id));
}

/** True while a node of a tree is dragged; its id can be read at the drop only. */
export const isNodeDragged = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(type);

/** The id of the node that is dropped. */
export const droppedNode = ({ dataTransfer }: DragEvent): string => dataTransfer.getData(type);
