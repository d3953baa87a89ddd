import type { DocumentSource, NodeSource } from '#engine/document';
import { findSource, idsInside, idsOf, pathTo, positionIn } from './sources.ts';

/** Where the canvas shows a compiled node, in px of its own page. An `each` node has a box for each item. */
export interface NodeBox {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where something would be put, and the line that shows it. */
export interface DropPosition {
  parent: string;
  slot: string;
  after: string | null;
  line: { x: number; y: number; width: number; height: number };
}

/** What slots a node has for other nodes; the first is where one is put that is not beside another. */
export type SlotsOf = (node: NodeSource) => readonly string[];

/** The node of the document that a compiled node belongs to: those of a fragment to the node that shows the fragment. */
export function sourceOf(compiledId: string, ids: ReadonlySet<string>): string | undefined {
  let id = compiledId;
  while (!ids.has(id)) {
    const dot = id.lastIndexOf('.');
    if (dot < 0) return undefined;
    id = id.slice(0, dot);
  }
  return id;
}

/** The boxes of the document's own nodes: of a fragment, what encloses all that it shows. */
export function sourceBoxes(document: DocumentSource, boxes: readonly NodeBox[]): Map<string, NodeBox[]> {
  const ids = idsOf(document);
  const found = new Map<string, NodeBox[]>();
  for (const box of boxes) {
    const id = sourceOf(box.id, ids);
    if (id === undefined) continue;
    const known = found.get(id);
    if (!known) found.set(id, [{ ...box, id }]);
    else if (box.id === id) known.push(box);
    else found.set(id, [enclosing({ ...box, id }, known)]);
  }
  return found;
}

function enclosing(box: NodeBox, boxes: readonly NodeBox[]): NodeBox {
  const all = [box, ...boxes];
  const [x, y] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))];
  const right = Math.max(...all.map((one) => one.x + one.width));
  const bottom = Math.max(...all.map((one) => one.y + one.height));
  return { id: box.id, x, y, width: right - x, height: bottom - y };
}

const isIn = ({ x, y, width, height }: Omit<NodeBox, 'id'>, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** The innermost node at a point. */
export function nodeAt(
  document: DocumentSource,
  boxes: ReadonlyMap<string, NodeBox[]>,
  point: Point,
): string | undefined {
  let found: { id: string; depth: number } | undefined;
  for (const [id, list] of boxes) {
    if (!list.some((box) => isIn(box, point))) continue;
    const depth = pathTo(document, id).length;
    if (!found || depth >= found.depth) found = { id, depth };
  }
  return found?.id;
}

/**
 * Where a node would be dropped at a point: in the innermost node around it that takes nodes, between those that are there. By the
 * document's outline, so that it holds at each movement of the pointer, without waiting.
 */
export function dropAt(
  document: DocumentSource,
  boxes: ReadonlyMap<string, NodeBox[]>,
  { point, dragged, slotsOf }: { point: Point; dragged?: string; slotsOf: SlotsOf },
): DropPosition | undefined {
  const moved = dragged === undefined ? undefined : findSource(document, dragged);
  const inside = new Set(moved ? idsInside(moved) : []);
  const around = nodeAt(document, new Map([...boxes].filter(([id]) => !inside.has(id))), point);
  if (around === undefined) return undefined;
  for (const node of pathTo(document, around).toReversed()) {
    const [slot] = slotsOf(node);
    if (slot !== undefined) return positionInside(node, { slot, slots: slotsOf(node), boxes, point, inside });
  }
  return undefined;
}

interface Placing {
  slot: string;
  slots: readonly string[];
  boxes: ReadonlyMap<string, NodeBox[]>;
  point: Point;
  inside: ReadonlySet<string>;
}

interface Child {
  id: string;
  slot: string;
  box: NodeBox;
}

function positionInside(node: NodeSource, { slot, slots, boxes, point, inside }: Placing): DropPosition | undefined {
  const children = slots.flatMap((name) =>
    (node.slots?.[name] ?? []).flatMap(({ id }): Child[] => {
      const box = boxes.get(id)?.[0];
      return box && !inside.has(id) ? [{ id, slot: name, box }] : [];
    }),
  );
  const nearest = children.toSorted((one, other) => distance(one.box, point) - distance(other.box, point))[0];
  if (!nearest) {
    const box = boxes.get(node.id)?.[0];
    return (
      box && {
        parent: node.id,
        slot,
        after: null,
        line: { x: box.x, y: box.y + box.height / 2, width: box.width, height: 0 },
      }
    );
  }
  const sisters = children.filter((child) => child.slot === nearest.slot);
  const isRow = areInRow(sisters, nearest);
  const { box } = nearest;
  const isBefore = isRow ? point.x < box.x + box.width / 2 : point.y < box.y + box.height / 2;
  const at = sisters.indexOf(nearest);
  const after = isBefore ? (sisters[at - 1]?.id ?? null) : nearest.id;
  const line = isRow
    ? { x: isBefore ? box.x : box.x + box.width, y: box.y, width: 0, height: box.height }
    : { x: box.x, y: isBefore ? box.y : box.y + box.height, width: box.width, height: 0 };
  return { parent: node.id, slot: nearest.slot, after, line };
}

/** Whether a node is in a row with its neighbours: what comes before or after it is then beside it. */
export function isInRow(document: DocumentSource, boxes: ReadonlyMap<string, NodeBox[]>, id: string): boolean {
  const position = positionIn(document, id);
  const parent = position && findSource(document, position.parent);
  const sisters = (parent?.slots?.[position?.slot ?? ''] ?? []).flatMap((node): Child[] => {
    const box = boxes.get(node.id)?.[0];
    return box ? [{ id: node.id, slot: position?.slot ?? '', box }] : [];
  });
  const own = sisters.find((sister) => sister.id === id);
  return own !== undefined && areInRow(sisters, own);
}

/** Nodes are in a row when a neighbour is beside, and not below. */
function areInRow(sisters: readonly Child[], nearest: Child): boolean {
  const at = sisters.indexOf(nearest);
  const neighbour = sisters[at + 1] ?? sisters[at - 1];
  if (!neighbour) return false;
  const middle = (box: NodeBox): number => box.y + box.height / 2;
  return isBetween(middle(neighbour.box), nearest.box) || isBetween(middle(nearest.box), neighbour.box);
}

const isBetween = (y: number, box: NodeBox): boolean => y > box.y && y < box.y + box.height;

function distance({ x, y, width, height }: NodeBox, point: Point): number {
  const across = Math.max(x - point.x, 0, point.x - (x + width));
  const down = Math.max(y - point.y, 0, point.y - (y + height));
  return Math.hypot(across, down);
}

/** One step up or down among the siblings, by keys. Undefined at the end. */
export function positionBeside(
  document: DocumentSource,
  id: string,
  by: -1 | 1,
): { parent: string; slot: string; after: string | null } | undefined {
  const position = positionIn(document, id);
  const parent = position && findSource(document, position.parent);
  if (!position || !parent) return undefined;
  const siblings = (parent.slots?.[position.slot] ?? []).map((node) => node.id);
  const at = siblings.indexOf(id);
  if (at + by < 0 || at + by >= siblings.length) return undefined;
  const rest = siblings.filter((sister) => sister !== id);
  return { parent: position.parent, slot: position.slot, after: rest[at + by - 1] ?? null };
}
