import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentNodes } from '#engine/written';
import { goodPage } from '../check/testing/world.ts';
import type { DocumentSource, OverlayOperation } from '#engine/document';
import { applyOverlay } from './apply.ts';
import { checkOverlay } from './check.ts';
import { anyOperation } from './testing/random-operation.ts';

function apply(...operations: OverlayOperation[]) {
  return applyOverlay(goodPage, { operations });
}

function ids(document: DocumentSource): unknown[] {
  return [...documentNodes({ ...document })].map(({ node }) => node.id);
}

function nodeOf(document: DocumentSource, id: string): Record<string, unknown> {
  return [...documentNodes({ ...document })].find(({ node }) => node.id === id)?.node ?? {};
}

const label = ['props', 'label'];

describe('applyOverlay', () => {
  it('sets and unsets values by node id, and leaves the shipped document alone', () => {
    const before = JSON.stringify(goodPage);
    const { document, conflicts } = apply(
      { op: 'set', node: 'search', path: label, value: { t: 'a.title' }, was: { t: 'a.name' } },
      { op: 'set', node: 'search', path: ['props', 'maxLength'], value: 10 },
      { op: 'unset', node: 'add', path: ['when'], was: 'state.page > 0' },
      { op: 'set', path: ['title', 't'], value: 'a.name', was: 'a.title' },
    );
    expect(conflicts).toEqual([]);
    expect(nodeOf(document, 'search').props).toEqual({ label: { t: 'a.title' }, maxLength: 10 });
    expect(nodeOf(document, 'add')).not.toHaveProperty('when');
    expect(document.title).toEqual({ t: 'a.name' });
    expect(JSON.stringify(goodPage)).toBe(before);
  });

  it('goes on when the product only says what may be shown instead of a message', () => {
    const shipped = structuredClone(goodPage);
    const search = [...documentNodes({ ...shipped })].find(({ node }) => node.id === 'search')?.node;
    Object.assign(search?.props ?? {}, { label: { t: 'a.name', instead: { $: 'state.search' } } });
    const set = (was: { t: string }) => ({
      op: 'set' as const,
      node: 'search',
      path: label,
      value: { t: 'a.title' },
      was,
    });
    const { document, conflicts } = applyOverlay(shipped, { operations: [set({ t: 'a.name' })] });
    expect(conflicts).toEqual([]);
    expect(nodeOf(document, 'search').props).toMatchObject({ label: { t: 'a.title' } });
    const other = applyOverlay(shipped, { operations: [set({ t: 'a.other' })] });
    expect(other.conflicts).toMatchObject([{ code: 'OVERLAY_VALUE_CHANGED' }]);
  });

  it('addresses items of lists by their key', () => {
    const item = { value: 'y', label: { t: 'a.title' } };
    const { document, conflicts } = apply(
      {
        op: 'set',
        node: 'table',
        path: ['props', 'options', { value: 'x' }, 'label', 't'],
        value: 'a.title',
        was: 'a.name',
      },
      { op: 'set', node: 'table', path: ['props', 'options', { value: 'y' }], value: item },
    );
    expect(conflicts).toEqual([]);
    expect(nodeOf(document, 'table').props).toMatchObject({ options: [{ value: 'x', label: { t: 'a.title' } }, item] });
    const gone = apply({
      op: 'unset',
      node: 'table',
      path: ['props', 'options', { value: 'x' }],
      was: { value: 'x', label: { t: 'a.name' } },
    });
    expect(nodeOf(gone.document, 'table').props).toMatchObject({ options: [] });
  });

  it('inserts, moves and removes nodes', () => {
    const added = { id: 'x.note', widget: 'Stack' };
    const { document, conflicts } = apply(
      { op: 'insert', parent: 'root', slot: 'default', after: 'search', value: added },
      {
        op: 'move',
        node: 'add',
        parent: 'x.note',
        slot: 'default',
        was: { parent: 'root', slot: 'default', after: 'table' },
      },
      { op: 'remove', node: 'form' },
    );
    expect(conflicts).toEqual([]);
    expect(ids(document)).toEqual(['root', 'search', 'x.note', 'add', 'table', 'name', 'remove', 'box', 'facts']);
  });

  it('keeps the shipped value and lists a conflict when it is no longer what was replaced', () => {
    const { document, conflicts } = apply({
      op: 'set',
      node: 'search',
      path: label,
      value: { t: 'a.title' },
      was: { t: 'a.old' },
    });
    expect(nodeOf(document, 'search').props).toEqual({ label: { t: 'a.name' } });
    expect(conflicts).toMatchObject([
      { code: 'OVERLAY_VALUE_CHANGED', index: 0, shipped: { t: 'a.name' }, was: { t: 'a.old' } },
    ]);
  });

  it('has nothing to do when the product now ships what the change wants', () => {
    const { conflicts } = apply(
      { op: 'set', node: 'search', path: label, value: { t: 'a.name' }, was: { t: 'a.old' } },
      { op: 'remove', node: 'gone' },
    );
    expect(conflicts).toEqual([]);
  });

  it.each<[string, OverlayOperation, string]>([
    ['a node that is gone', { op: 'set', node: 'gone', path: label, value: 1 }, 'OVERLAY_NODE_GONE'],
    [
      'a place that is gone',
      { op: 'insert', parent: 'gone', slot: 'default', value: { id: 'x.a', widget: 'Stack' } },
      'OVERLAY_PLACE_GONE',
    ],
    [
      'a sister that is gone',
      { op: 'insert', parent: 'root', slot: 'default', after: 'gone', value: { id: 'x.a', widget: 'Stack' } },
      'OVERLAY_PLACE_GONE',
    ],
    [
      'a shipped id for an added node',
      { op: 'insert', parent: 'root', slot: 'default', value: { id: 'search', widget: 'Stack' } },
      'OVERLAY_ID',
    ],
    ['a move into itself', { op: 'move', node: 'table', parent: 'name', slot: 'default' }, 'OVERLAY_CYCLE'],
    ['a move of the root', { op: 'move', node: 'root', parent: 'search', slot: 'default' }, 'OVERLAY_PLACE_GONE'],
    [
      'a path through a prototype',
      { op: 'set', node: 'search', path: ['props', '__proto__', 'polluted'], value: true },
      'OVERLAY_NAME_RESERVED',
    ],
    [
      'a path to the id',
      { op: 'set', node: 'search', path: ['id'], value: 'x.a', was: 'search' },
      'OVERLAY_NAME_RESERVED',
    ],
    ['a path to the address', { op: 'set', path: ['route'], value: '/a', was: '/customers' }, 'OVERLAY_NAME_RESERVED'],
  ])('does not make %s', (_title, operation, code) => {
    const { document, conflicts } = apply(operation);
    expect(conflicts.map((conflict) => conflict.code)).toEqual([code]);
    expect(document).toEqual(goodPage);
  });

  it('P21 any list of operations keeps ids unique, prototypes clean and everything that it could not do', () => {
    fc.assert(
      fc.property(fc.array(anyOperation(), { maxLength: 12 }), (operations) => {
        const { document, conflicts } = applyOverlay(goodPage, { operations });
        const found = ids(document);
        expect(new Set(found).size).toBe(found.length);
        expect(conflicts.length).toBeLessThanOrEqual(operations.length);
        expect({}).not.toHaveProperty('polluted');
        expect(document).toMatchObject({ kind: 'page', id: 'a.customers', version: 1, route: '/customers' });
        expect(applyOverlay(goodPage, { operations }).document).toEqual(document);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('checkOverlay', () => {
  it('finds nothing in a good overlay', () => {
    const operations = [
      { op: 'set', node: 'search', path: ['props', 'options', { value: 'x' }, 'label'], value: 1, was: null },
      { op: 'insert', parent: 'root', slot: 'default', after: null, value: { id: 'x.a', widget: 'Stack' } },
      {
        op: 'move',
        node: 'add',
        parent: 'root',
        slot: 'default',
        was: { parent: 'root', slot: 'default', after: 'table' },
      },
    ];
    expect(checkOverlay({ document: 'a.customers', operations })).toEqual([]);
  });

  it.each<[string, unknown, string, string]>([
    ['no object', [], 'PAGE_TYPE', ''],
    ['no operations', {}, 'PAGE_MISSING', ''],
    ['an unknown operation', { operations: [{ op: 'replace' }] }, 'PAGE_VALUE', '/operations/0/op'],
    [
      'a path by position',
      { operations: [{ op: 'set', node: 'a', path: ['props', 0], value: 1 }] },
      'PAGE_TYPE',
      '/operations/0/path/1',
    ],
    ['a missing value', { operations: [{ op: 'set', node: 'a', path: ['props'] }] }, 'PAGE_MISSING', '/operations/0'],
    [
      'P21 a path through a prototype',
      { operations: [{ op: 'set', node: 'a', path: ['props', 'constructor', 'x'], value: 1 }] },
      'OVERLAY_NAME_RESERVED',
      '/operations/0/path',
    ],
    [
      'P21 a value with a prototype',
      { operations: [{ op: 'set', node: 'a', path: ['props'], value: JSON.parse('{"__proto__": 1}') }] },
      'PAGE_NAME_RESERVED',
      '/operations/0/value/__proto__',
    ],
    [
      'a shipped id inside an added node',
      {
        operations: [
          {
            op: 'insert',
            parent: 'a',
            slot: 'default',
            value: { id: 'x.a', widget: 'A', slots: { default: [{ id: 'b', widget: 'A' }] } },
          },
        ],
      },
      'OVERLAY_ID',
      '/operations/0/value/slots/default/0/id',
    ],
  ])('says one thing of %s', (_title, overlay, code, pointer) => {
    expect(checkOverlay(overlay).map((diagnostic) => [diagnostic.code, diagnostic.pointer])).toEqual([[code, pointer]]);
  });
});
