import type { NodeBox } from '#widgets/kit/preview/messages.ts';

/** A node on the screen. */
export interface LocatedNode {
  id: string;
  around: readonly string[];
  fragment: { getClientRects(): readonly Rect[] };
}

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The box of each node, in pixels of the document; outer nodes come before those inside them, and nodes beside each other
 * from top to bottom. A node without any box of its own, such as one shown elsewhere on the page, spans the nodes inside it.
 */
export function nodeBoxes(nodes: Iterable<LocatedNode>, scrolled: { x: number; y: number }): NodeBox[] {
  const inside = new Map<string, Rect[]>();
  const boxes: NodeBox[] = [];
  for (const { id, around, fragment } of deepestFirst(nodes)) {
    const own = visible(fragment.getClientRects());
    const rect = union(own.length > 0 ? own : (inside.get(keyOf([...around, id])) ?? []));
    if (!rect) continue;
    const parent = keyOf(around);
    inside.set(parent, [...(inside.get(parent) ?? []), rect]);
    const { x, y, width, height } = rect;
    boxes.push({
      id,
      around,
      x: rounded(x + scrolled.x),
      y: rounded(y + scrolled.y),
      width: rounded(width),
      height: rounded(height),
    });
  }
  return boxes.sort((one, other) => one.around.length - other.around.length || one.y - other.y || one.x - other.x);
}

const deepestFirst = (nodes: Iterable<LocatedNode>): LocatedNode[] =>
  [...nodes].sort((one, other) => other.around.length - one.around.length);

const keyOf = (ids: readonly string[]): string => JSON.stringify(ids);

/** Without what is there for readers of the screen alone, a pixel in size, unless there is nothing else. */
function visible(rects: readonly Rect[]): readonly Rect[] {
  const seen = rects.filter(({ width, height }) => width > 1 || height > 1);
  return seen.length > 0 ? seen : rects;
}

function union(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

const rounded = (pixels: number): number => Math.round(pixels * 100) / 100;
