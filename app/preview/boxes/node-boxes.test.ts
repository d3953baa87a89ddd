import { expect, test } from 'vitest';
import { type LocatedNode, nodeBoxes } from './node-boxes.ts';

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const node = (id: string, around: string[], ...rects: ReturnType<typeof rect>[]): LocatedNode => ({
  id,
  around,
  fragment: { getClientRects: () => rects },
});
const origin = { x: 0, y: 0 };

test('P49 a node spans all of its boxes, in pixels of the document', () => {
  const boxes = nodeBoxes([node('a', [], rect(10, 10, 20.004, 5), rect(0, 30, 5, 5))], { x: 1, y: 100 });
  expect(boxes).toEqual([{ id: 'a', around: [], x: 1, y: 110, width: 30, height: 25 }]);
});

test('P49 outer nodes come first, and those beside each other in reading order', () => {
  const boxes = nodeBoxes(
    [
      node('item', ['root'], rect(50, 10, 1, 9)),
      node('item', ['root'], rect(0, 20, 1, 9)),
      node('item', ['root'], rect(0, 10, 1, 9)),
      node('root', [], rect(0, 0, 100, 100)),
    ],
    origin,
  );
  expect(boxes.map(({ id, x, y }) => [id, x, y])).toEqual([
    ['root', 0, 0],
    ['item', 0, 10],
    ['item', 50, 10],
    ['item', 0, 20],
  ]);
});

test('P49 a node without a box spans those inside it, and one without either is nowhere', () => {
  const boxes = nodeBoxes(
    [
      node('region', ['root']),
      node('inner', ['root', 'region']),
      node('deep', ['root', 'region', 'inner'], rect(5, 5, 10, 10)),
      node('deep', ['root', 'region', 'inner'], rect(20, 5, 10, 10)),
      node('root', [], rect(0, 0, 100, 100)),
      node('gone', ['root']),
    ],
    origin,
  );
  expect(boxes.map(({ id, x, width }) => [id, x, width])).toEqual([
    ['root', 0, 100],
    ['region', 5, 25],
    ['inner', 5, 25],
    ['deep', 5, 10],
    ['deep', 20, 10],
  ]);
});

test('P49 what readers of the screen alone find does not make a node larger', () => {
  const [one, other] = nodeBoxes(
    [node('a', [], rect(10, 10, 20, 20), rect(0, 0, 1, 1)), node('b', ['a'], rect(0, 0, 1, 1))],
    origin,
  );
  expect(one).toMatchObject({ x: 10, width: 20 });
  expect(other).toMatchObject({ id: 'b', width: 1 });
});
