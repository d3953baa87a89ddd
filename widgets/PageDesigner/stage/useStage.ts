import { useMemo, useState } from 'react';
import type { DocumentSource, NodeSource, WidgetDescription } from '#engine/document';
import { type DropPosition, dropAt, type NodeBox, nodeAt, type Point, sourceBoxes } from '#engine/designer';

/** What is dragged: a node of the page, or a new one of the palette. */
export type Dragged = { node: string } | { widget: WidgetDescription };

/** Where nodes are on the canvas, and what is under the pointer. */
export interface Stage {
  boxes: ReadonlyMap<string, NodeBox[]>;
  show(boxes: readonly NodeBox[]): void;
  hovered: string | undefined;
  dragged: Dragged | undefined;
  position: DropPosition | undefined;
  at(point: Point): string | undefined;
  hover(point: Point | undefined): void;
  /** Begins a drag, or ends it. */
  drag(dragged: Dragged | undefined): void;
  /** Where the dragged one would be put, when the pointer is there. */
  bring(dragged: Dragged, point: Point | undefined): DropPosition | undefined;
}

/** The pointer over the canvas, by the boxes that it sends. */
export function useStage(document: DocumentSource, slotsOf: (node: NodeSource) => readonly string[]): Stage {
  const [shown, show] = useState<readonly NodeBox[]>([]);
  const [hovered, setHovered] = useState<string>();
  const [dragged, setDragged] = useState<Dragged>();
  const [position, setPosition] = useState<DropPosition>();
  const boxes = useMemo(() => sourceBoxes(document, shown), [document, shown]);
  const at = (point: Point): string | undefined => nodeAt(document, boxes, point);
  return {
    boxes,
    show,
    hovered,
    dragged,
    position,
    at,
    hover: (point) => setHovered(point && at(point)),
    drag(next) {
      setDragged(next);
      setPosition(undefined);
    },
    bring(next, point) {
      const node = 'node' in next ? { dragged: next.node } : {};
      const found = point && dropAt(document, boxes, { point, slotsOf, ...node });
      setDragged(next);
      setPosition(found);
      return found;
    },
  };
}
