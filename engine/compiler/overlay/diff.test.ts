import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createContext } from '../check/testing/context.ts';
import { goodPage } from '../check/testing/world.ts';
import type { DocumentSource, NodeSource, OverlayOperation } from '#engine/document';
import { applyOverlay } from './apply.ts';
import { checkOverlay } from './check.ts';
import { diffDocuments } from './diff.ts';
import { createListKeys, type ListKeys } from './list-keys.ts';
import { longestRun } from './structure-diff.ts';
import { anyDocument, keyedList } from './testing/random-document.ts';
import { anyEdit, edited } from './testing/random-edit.ts';
import { sameDocument } from './testing/same-document.ts';
import { atLevel } from '#tests/promises/at-level.ts';

const keys: ListKeys = (_node, path) => (path.join('.') === `props.${keyedList}` ? 'value' : undefined);

/** The good page after an administrator has changed a copy of it. */
function changed(change: (page: Editable) => unknown): OverlayOperation[] {
  const page = editable();
  change(page);
  const { operations, diagnostics } = diffDocuments(goodPage, page, createListKeys(createContext().catalogue));
  expect(diagnostics).toEqual([]);
  expect(sameDocument(applyOverlay(goodPage, { operations }).document, page)).toBe(true);
  return operations;
}

type Editable = DocumentSource & { body: NodeSource & { slots: { default: NodeSource[] } } };
// Safe: the page has a body with such a slot.
const editable = (): Editable => structuredClone(goodPage) as Editable;

const nodeOf = (page: Editable, id: string): NodeSource => {
  const found = page.body.slots.default.find((node) => node.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe('diffDocuments', () => {
  it('names what changed, and nothing else', () => {
    expect(
      changed((page) => {
        const search = nodeOf(page, 'search');
        search.props = { ...search.props, label: { t: 'a.title' }, maxLength: 9 };
        delete nodeOf(page, 'add').when;
        page.title = { t: 'a.name' };
      }),
    ).toEqual([
      { op: 'set', path: ['title'], value: { t: 'a.name' }, was: { t: 'a.title' } },
      { op: 'set', node: 'search', path: ['props', 'label'], value: { t: 'a.title' }, was: { t: 'a.name' } },
      { op: 'set', node: 'search', path: ['props', 'maxLength'], value: 9 },
      { op: 'unset', node: 'add', path: ['when'], was: 'state.page > 0' },
    ]);
  });

  it('addresses the items of a list by the key that its widget declares', () => {
    const added = { value: 'y', label: { t: 'a.title' } };
    expect(
      changed((page) => {
        const table = nodeOf(page, 'table');
        table.props = { ...table.props, options: [{ value: 'x', label: { t: 'a.title' } }, added] };
      }),
    ).toEqual([
      {
        op: 'set',
        node: 'table',
        path: ['props', 'options', { value: 'x' }, 'label'],
        value: { t: 'a.title' },
        was: { t: 'a.name' },
      },
      { op: 'set', node: 'table', path: ['props', 'options', { value: 'y' }], value: added },
    ]);
  });

  it('moves as few nodes as it takes', () => {
    const [first] = goodPage.body?.slots?.['default'] ?? [];
    expect(
      changed(({ body }) => {
        body.slots.default = [...body.slots.default.slice(1), ...body.slots.default.slice(0, 1)];
      }),
    ).toEqual([
      {
        op: 'move',
        node: first?.id,
        parent: 'root',
        slot: 'default',
        after: 'box',
        was: { parent: 'root', slot: 'default', after: null },
      },
    ]);
  });

  it('wraps nodes in a new one by one insert and one move', () => {
    const operations = changed(({ body }) => {
      const [search, ...others] = body.slots.default;
      body.slots.default = [{ id: 'x.box', widget: 'Stack', slots: { default: search ? [search] : [] } }, ...others];
    });
    expect(operations.map(({ op }) => op)).toEqual(['insert', 'move']);
  });

  it('removes a part whole, after what stays of it has moved away', () => {
    const operations = changed(({ body }) => {
      const table = body.slots.default[1];
      const column = table?.slots?.['columns']?.[0];
      body.slots.default = body.slots.default.filter((node) => node !== table);
      if (column) body.slots.default.push(column);
    });
    expect(operations.map(({ op }) => op)).toEqual(['move', 'remove']);
  });

  it('changes, adds and takes away dialogs, drawers and fallbacks', () => {
    const body = { id: 'x.body', widget: 'Stack' };
    const operations = changed((page) => {
      nodeOf(page, 'add').fallback = { id: 'x.instead', widget: 'Stack' };
      page.dialogs = { ask: { title: { t: 'a.title' }, body } };
      const detail = page.drawers?.['detail'];
      if (detail) detail.title = { t: 'a.name' };
    });
    expect(operations).toEqual([
      { op: 'set', path: ['drawers', 'detail', 'title'], value: { t: 'a.name' }, was: { t: 'a.title' } },
      { op: 'set', path: ['dialogs', 'ask'], value: { title: { t: 'a.title' }, body } },
      { op: 'set', node: 'add', path: ['fallback'], value: { id: 'x.instead', widget: 'Stack' } },
    ]);
    expect(changed((page) => delete page.drawers).map(({ op, ...rest }) => [op, 'path' in rest && rest.path])).toEqual([
      ['unset', ['drawers', 'detail']],
    ]);
  });

  it.each<[string, (page: Editable) => unknown, string]>([
    ['another address', (page) => Object.assign(page, { route: '/other' }), 'OVERLAY_FIXED'],
    ['another root', ({ body }) => Object.assign(body, { id: 'x.root' }), 'OVERLAY_FIXED'],
    ['a new node without x.', ({ body }) => body.slots.default.push({ id: 'new', widget: 'Stack' }), 'OVERLAY_FIXED'],
    ['an id twice', ({ body }) => body.slots.default.push({ id: 'search', widget: 'Stack' }), 'PAGE_ID_DUPLICATE'],
    [
      'P21 a name that reaches a prototype',
      (page) => Object.assign(nodeOf(page, 'search'), { props: JSON.parse('{"__proto__": {"polluted": true}}') }),
      'OVERLAY_FIXED',
    ],
  ])('says that it cannot say %s', (_title, change, code) => {
    const page = editable();
    change(page);
    expect(diffDocuments(goodPage, page).diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('says that it cannot say that a shipped fallback gets another owner: no operation moves one', () => {
    const base = editable();
    nodeOf(base, 'add').fallback = { id: 'instead', widget: 'Stack' };
    const target = structuredClone(base);
    nodeOf(target, 'add').id = 'x.renamed';
    expect(diffDocuments(base, target).diagnostics.map((diagnostic) => diagnostic.code)).toEqual(['OVERLAY_FIXED']);
  });

  const runs = { numRuns: Number(process.env['PW_RUNS'] ?? atLevel(20_000, 100)) };

  it('apply undoes it: the operations lead from any document to any edit of it, and only through what differs', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyEdit, { maxLength: 8 }), (base, edits) => {
        const target = edited(base, edits, 'x.e');
        const before = JSON.stringify([base, target]);
        const { operations, diagnostics } = diffDocuments(base, target, keys);
        expect(diagnostics).toEqual([]);
        expect(JSON.stringify([base, target])).toBe(before);
        expect(checkOverlay({ operations })).toEqual([]);
        const { document, conflicts } = applyOverlay(base, { operations });
        expect(conflicts).toEqual([]);
        expect(sameDocument(document, target)).toBe(true);
        expect(sameDocument(base, target)).toBe(operations.length === 0);
        expect(diffDocuments(target, target, keys).operations).toEqual([]);
        for (const [index] of operations.entries()) {
          const fewer = operations.filter((_operation, at) => at !== index);
          const without = applyOverlay(base, { operations: fewer });
          expect(without.conflicts.length === 0 && sameDocument(without.document, target)).toBe(false);
        }
      }),
      runs,
    );
  });

  it('leads from any document to any other with the same fixed parts, or says that it does not', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (base, target) => {
        const { operations, diagnostics } = diffDocuments(base, target, keys);
        const { document } = applyOverlay(base, { operations });
        if (diagnostics.length === 0) expect(sameDocument(document, target)).toBe(true);
      }),
      runs,
    );
  });
});

it('longestRun keeps as many rising numbers as there can be', () => {
  expect([...longestRun([3, 0, 1, 4, 2])].sort()).toEqual([0, 1, 2]);
  expect(longestRun([])).toEqual(new Set());
  expect(longestRun([5, 6, 7]).size).toBe(3);
});
