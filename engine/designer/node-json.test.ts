import { expect, test } from 'vitest';
import { readNode } from './node-json.ts';
import { findSource } from './sources.ts';
import { samplePage } from './testing/sample.ts';

const text = (id: string, change: (node: Record<string, unknown>) => unknown): string =>
  JSON.stringify(change(structuredClone({ ...findSource(samplePage(), id) })), null, 2);

test('P48 a node that is written as JSON becomes the operations that make it so', () => {
  const read = readNode(
    samplePage(),
    'second',
    text('second', (node) => ({ ...node, props: { title: 'New' }, slots: { default: [] } })),
  );
  expect(read).toEqual({
    operations: [
      expect.objectContaining({ op: 'set', node: 'second', value: 'New' }),
      expect.objectContaining({ op: 'remove', node: 'three' }),
    ],
  });
  expect(
    readNode(
      samplePage(),
      'adding',
      text('adding', (node) => node),
    ),
  ).toEqual({ operations: [] });
});

test('P48 what is no node is told, with its line', () => {
  expect(readNode(samplePage(), 'one', '{\n  "id": "one",\n  oops\n}')).toEqual({ issue: 'json', line: 3 });
  expect(readNode(samplePage(), 'one', '{"id": "one"')).toMatchObject({ issue: 'json', line: 1 });
  expect(readNode(samplePage(), 'one', '{"id": "one"}')).toEqual({ issue: 'node' });
  expect(readNode(samplePage(), 'one', '[]')).toEqual({ issue: 'node' });
});

test('P48 a node keeps its id, and new ones inside it have ids of administrators', () => {
  const other = readNode(
    samplePage(),
    'one',
    text('one', (node) => ({ ...node, id: 'two' })),
  );
  expect(other).toMatchObject({ issue: 'fixed' });
  const inner = { id: 'plain', widget: 'Text' };
  const added = readNode(
    samplePage(),
    'second',
    text('second', (node) => ({ ...node, slots: { default: [inner] } })),
  );
  expect(added).toMatchObject({ issue: 'fixed' });
});
