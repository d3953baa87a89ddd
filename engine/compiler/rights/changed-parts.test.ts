import { describe, expect, it } from 'vitest';
import type { DocumentSource, OverlayOperation } from '#engine/document';
import { applyOverlay } from '#engine/overlays';
import { goodPage } from '../check/testing/world.ts';
import { changedParts, isHandlerChanged } from './changed-parts.ts';

const changedBy = (...operations: OverlayOperation[]) =>
  changedParts(goodPage, applyOverlay(goodPage, { operations }).document);

describe('changedParts', () => {
  it('finds nothing in what is shipped', () => {
    expect(changedParts(goodPage, structuredClone(goodPage))).toEqual({
      nodes: new Map(),
      removed: new Set(),
      scopes: new Map(),
    });
  });

  it('names the keys in which a node differs, of groups each name', () => {
    const { nodes } = changedBy(
      { op: 'set', node: 'search', path: ['props', 'label'], value: { t: 'a.title' }, was: { t: 'a.name' } },
      { op: 'set', node: 'search', path: ['when'], value: 'true' },
      { op: 'set', node: 'table', path: ['on', 'retry'], value: [{ do: 'refresh' }] },
    );
    expect([...(nodes.get('search')?.keys ?? [])]).toEqual(['props/label', 'when']);
    expect(nodes.get('table')).toEqual({ isAdded: false, keys: new Set(['on/retry']) });
    expect(nodes.size).toBe(2);
  });

  it('tells added, removed and moved nodes from those whose order alone is another', () => {
    const box = { id: 'x.box', widget: 'Stack' };
    const { nodes, removed } = changedBy(
      { op: 'insert', parent: 'root', slot: 'default', after: null, value: box },
      { op: 'move', node: 'search', parent: 'x.box', slot: 'default' },
      { op: 'remove', node: 'add', was: goodPage.body?.slots?.default?.[2] as never },
    );
    expect([...nodes.keys()]).toEqual(['x.box', 'search']);
    expect(nodes.get('x.box')?.isAdded).toBe(true);
    expect(nodes.get('search')).toEqual({ isAdded: false, keys: new Set(['position']) });
    expect([...removed]).toContain('add');
    expect(changedBy({ op: 'move', node: 'search', parent: 'root', slot: 'default' }).nodes.size).toBe(0);
  });

  it('lists what differs of the document and of each dialog by its name', () => {
    const shipped: DocumentSource = {
      ...goodPage,
      state: { kept: { type: 'string' }, other: { type: 'string' } },
      data: { gone: { call: 'listThings' } },
      load: [],
      dialogs: { one: { title: { t: 'a.title' }, body: { id: 'one', widget: 'Stack' } } },
    };
    const { scopes } = changedParts(shipped, {
      ...shipped,
      state: { kept: { type: 'string' }, other: { type: 'string', default: 'set' } },
      data: {},
      actions: { fresh: [] },
      load: [{ do: 'refresh' }],
      dialogs: {
        one: { title: { t: 'a.name' }, body: { id: 'one', widget: 'Stack' } },
        two: { title: { t: 'a.title' }, body: { id: 'two', widget: 'Stack' } },
      },
    });
    expect(scopes.get('')).toMatchObject({
      isAdded: false,
      state: new Set(['other']),
      data: new Set(['gone']),
      keys: new Set(['load']),
    });
    expect([...(scopes.get('')?.actions ?? [])]).toContain('fresh');
    expect(scopes.get('/dialogs/one')).toMatchObject({ isAdded: false, keys: new Set(['title']) });
    expect(scopes.get('/dialogs/two')).toMatchObject({ isAdded: true });
  });

  it('calls everything added that has no shipped document, and a second node of a shipped id', () => {
    const all = changedParts(undefined, goodPage);
    expect([...all.nodes.values()].every(({ isAdded }) => isAdded)).toBe(true);
    expect(all.scopes.get('')?.isAdded).toBe(true);
    const twice = structuredClone(goodPage);
    twice.body?.slots?.default?.push({ id: 'search', widget: 'Button' });
    expect(changedParts(goodPage, twice).nodes.get('search')?.isAdded).toBe(true);
  });

  it('takes a handler for changed when its actions, its widget or what it is in are', () => {
    const parts = changedBy(
      { op: 'set', node: 'table', path: ['on', 'retry'], value: [{ do: 'refresh' }] },
      { op: 'set', node: 'search', path: ['props', 'label'], value: { t: 'a.title' }, was: { t: 'a.name' } },
    );
    expect(isHandlerChanged(parts, 'table', 'retry')).toBe(true);
    expect(isHandlerChanged(parts, 'table', 'rowClick')).toBe(false);
    expect(isHandlerChanged(parts, 'search', 'change')).toBe(false);
  });
});
