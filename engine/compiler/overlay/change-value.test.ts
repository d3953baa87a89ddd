import { expect, test } from 'vitest';
import type { DocumentSource, Json } from '#engine/document';
import { applyOverlay } from './apply.ts';
import { changeValue, type ValueOperation } from './change-value.ts';

const text = (id: string, more: object = {}) => ({ id, widget: 'Text', props: { text: id, size: 'md' }, ...more });

// Safe: operations look at nodes alone.
const page = (): DocumentSource =>
  ({
    kind: 'page',
    version: 2,
    id: 'sample',
    body: {
      id: 'root',
      widget: 'Stack',
      slots: {
        empty: [],
        default: [
          text('one'),
          { id: 'card', widget: 'Card', slots: { default: [text('two'), text('three')] }, fallback: text('instead') },
        ],
      },
    },
    dialogs: { add: { title: 'Add', body: text('adding') } },
    drawers: { edit: { title: 'Edit', body: { id: 'panel', widget: 'Stack', slots: { default: [text('inside')] } } } },
  }) as unknown as DocumentSource;

const set = (node: string, path: string[], value: Json, was?: Json): ValueOperation => ({
  op: 'set',
  node,
  path,
  value,
  ...(was !== undefined && { was }),
});

const cases: [name: string, operation: ValueOperation][] = [
  ['of a root', set('root', ['props', 'gap'], 'lg')],
  ['of a node in nodes', set('three', ['props', 'text'], 'new', 'three')],
  ['of a fallback', set('instead', ['props', 'text'], 'new', 'instead')],
  ['of a dialog', set('adding', ['props', 'text'], 'new', 'adding')],
  ['of a node in a drawer', set('inside', ['props', 'text'], 'new', 'inside')],
  ['that is taken away', { op: 'unset', node: 'two', path: ['props', 'size'], was: 'md' }],
  ['that holds nodes', set('two', ['fallback'], text('x.other'))],
  ['with an id that is used', set('two', ['fallback'], text('one'))],
  ['that is as wanted', set('two', ['props', 'text'], 'two')],
  ['that was changed', set('two', ['props', 'text'], 'new', 'other')],
  ['of no node', set('missing', ['props', 'text'], 'new')],
  ['that is no plain value', set('two', ['slots'], {})],
];

test.each(cases)('a value %s changes as by an overlay, and the given document not at all', (_, operation) => {
  const source = page();
  const applied = changeValue(source, operation);
  expect(applied).toEqual(applyOverlay(page(), { operations: [operation] }));
  expect(JSON.stringify(applied.document)).toBe(
    JSON.stringify(applyOverlay(page(), { operations: [operation] }).document),
  );
  expect(source).toEqual(page());
});

test('nodes that are not around the changed one are the same objects', () => {
  const source = page();
  const { document } = changeValue(source, set('three', ['props', 'text'], 'new', 'three'));
  expect(document.body?.slots?.['default']?.[0]).toBe(source.body?.slots?.['default']?.[0]);
  expect(document.body?.slots?.['default']?.[1]?.slots?.['default']?.[0]).toBe(
    source.body?.slots?.['default']?.[1]?.slots?.['default']?.[0],
  );
  expect(document.dialogs).toBe(source.dialogs);
});
