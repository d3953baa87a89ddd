import { expect, test } from 'vitest';
import { dropAt, type NodeBox, nodeAt, positionBeside, sourceBoxes } from './positions.ts';
import { samplePage } from './testing/sample.ts';

const page = samplePage();
const box = (id: string, x: number, y: number, width: number, height: number): NodeBox => ({ id, x, y, width, height });

/** The heading, two cards in a row, and the list below, of which only inner nodes have boxes. */
const boxes = sourceBoxes(page, [
  box('page', 0, 0, 800, 600),
  box('heading', 0, 0, 800, 40),
  box('first', 0, 60, 390, 200),
  box('one', 20, 80, 350, 40),
  box('two', 20, 140, 350, 40),
  box('second', 410, 60, 390, 200),
  box('three', 430, 80, 350, 40),
  box('list.rows', 0, 300, 400, 100),
  box('list.more', 0, 420, 800, 40),
]);
const slotsOf = ({ widget }: { widget?: string | undefined }): readonly string[] =>
  widget === 'Card' ? ['default', 'footer'] : widget === 'Stack' ? ['default'] : [];

test('nodes of a fragment belong to the node that shows it', () => {
  expect(boxes.get('list')).toEqual([box('list', 0, 300, 800, 160)]);
  expect(nodeAt(page, boxes, { x: 10, y: 430 })).toBe('list');
});

test('the innermost node is under the pointer', () => {
  expect(nodeAt(page, boxes, { x: 30, y: 90 })).toBe('one');
  expect(nodeAt(page, boxes, { x: 5, y: 250 })).toBe('first');
  expect(nodeAt(page, boxes, { x: 790, y: 590 })).toBe('page');
  expect(nodeAt(page, boxes, { x: 900, y: 10 })).toBeUndefined();
});

test.each([
  ['above the first of a column', { x: 30, y: 85 }, { parent: 'first', slot: 'default', after: null }],
  ['below it', { x: 30, y: 115 }, { parent: 'first', slot: 'default', after: 'one' }],
  ['between cards in a row', { x: 405, y: 100 }, { parent: 'page', slot: 'default', after: 'first' }],
  ['at the end of the page', { x: 500, y: 580 }, { parent: 'page', slot: 'default', after: 'list' }],
  ['on a fragment, beside it', { x: 10, y: 440 }, { parent: 'page', slot: 'default', after: 'list' }],
])('a node is dropped %s', (_, point, position) => {
  expect(dropAt(page, boxes, { point, slotsOf })).toMatchObject(position);
});

test('nothing is dropped into itself', () => {
  const position = dropAt(page, boxes, { point: { x: 30, y: 90 }, dragged: 'first', slotsOf });
  expect(position?.parent).toBe('page');
});

test('by keys a node changes places with its neighbour, and stays at the ends', () => {
  expect(positionBeside(page, 'second', -1)).toEqual({ parent: 'page', slot: 'default', after: 'heading' });
  expect(positionBeside(page, 'second', 1)).toEqual({ parent: 'page', slot: 'default', after: 'list' });
  expect(positionBeside(page, 'heading', -1)).toBeUndefined();
  expect(positionBeside(page, 'list', 1)).toBeUndefined();
  expect(positionBeside(page, 'page', 1)).toBeUndefined();
});
