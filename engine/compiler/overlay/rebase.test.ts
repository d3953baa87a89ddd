import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentNodes } from '#engine/written';
import { goodPage } from '../check/testing/world.ts';
import type { DocumentSource, NodeSource, Overlay, OverlayOperation } from '#engine/document';
import { applyOverlay } from './apply.ts';
import { checkOverlay } from './check.ts';
import { diffDocuments } from './diff.ts';
import type { ListKeys } from './list-keys.ts';
import { rebaseOverlay } from './rebase.ts';
import { choicesFor, resolveOverlay } from './resolve.ts';
import { anyDocument, keyedList } from './testing/random-document.ts';
import { anyEdit, edited } from './testing/random-edit.ts';
import { anyOperation } from './testing/random-operation.ts';
import { sameDocument } from './testing/same-document.ts';
import { atLevel } from '#tests/promises/at-level.ts';

type Nodes = NodeSource[];

/** The good page as the next version ships it. */
function upgraded(change: (nodes: Nodes, page: DocumentSource) => void): DocumentSource {
  const page = structuredClone(goodPage);
  change(page.body?.slots?.['default'] ?? [], page);
  return page;
}

const at = (nodes: Nodes, id: string): NodeSource => {
  const found = nodes.find((node) => node.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const drop = (nodes: Nodes, id: string): Nodes => nodes.splice(nodes.indexOf(at(nodes, id)), 1);

const relabel: OverlayOperation = {
  op: 'set',
  node: 'search',
  path: ['props', 'label'],
  value: { t: 'a.title' },
  was: { t: 'a.name' },
};
const note: NodeSource = { id: 'x.note', widget: 'Stack' };
const addNote: OverlayOperation = { op: 'insert', parent: 'root', slot: 'default', after: 'search', value: note };

describe('rebaseOverlay', () => {
  it('carries changes over an upgrade of something else', () => {
    const next = upgraded((nodes) => {
      at(nodes, 'search').props = { label: { t: 'a.name' }, maxLength: 50 };
      drop(nodes, 'form');
    });
    const { overlay, conflicts, obsolete } = rebaseOverlay(goodPage, next, { operations: [relabel, addNote] });
    expect({ overlay, conflicts, obsolete }).toEqual({
      overlay: { operations: [relabel, addNote] },
      conflicts: [],
      obsolete: [],
    });
  });

  it('forgets what the product has done itself', () => {
    const next = upgraded((nodes) => {
      at(nodes, 'search').props = { label: { t: 'a.title' } };
      drop(nodes, 'form');
    });
    const removed: OverlayOperation = { op: 'remove', node: 'form' };
    const rebased = rebaseOverlay(goodPage, next, { operations: [relabel, removed] });
    expect(rebased).toEqual({ overlay: { operations: [] }, conflicts: [], obsolete: [0, 1] });
  });

  it('puts a new node after the nearest sister that is left', () => {
    const next = upgraded((nodes) => drop(nodes, 'table'));
    const { overlay } = rebaseOverlay(goodPage, next, { operations: [{ ...addNote, after: 'table' }] });
    expect(overlay.operations).toEqual([{ ...addNote, after: 'search' }]);
  });

  const move = (node: string, parent: string, after?: null): OverlayOperation => ({
    op: 'move',
    node,
    parent,
    slot: 'default',
    ...(after === undefined ? {} : { after }),
  });

  it.each<[string, OverlayOperation, Parameters<typeof upgraded>[0], Record<string, unknown>]>([
    [
      'a value that both changed',
      relabel,
      (nodes) => Object.assign(at(nodes, 'search'), { props: { label: { t: 'a.one' } } }),
      { code: 'OVERLAY_VALUE_CHANGED', shipped: { t: 'a.one' }, was: { t: 'a.name' } },
    ],
    [
      'a value that the product took away',
      relabel,
      (nodes) => Object.assign(at(nodes, 'search'), { props: {} }),
      { code: 'OVERLAY_VALUE_CHANGED', was: { t: 'a.name' } },
    ],
    [
      'a node that is gone',
      relabel,
      (nodes) => drop(nodes, 'search'),
      { code: 'OVERLAY_NODE_GONE', was: { t: 'a.name' } },
    ],
    [
      'a parent that is gone',
      { ...addNote, parent: 'table', slot: 'columns', after: null },
      (nodes) => drop(nodes, 'table'),
      { code: 'OVERLAY_PARENT_GONE' },
    ],
    [
      'another widget',
      relabel,
      (nodes) => Object.assign(at(nodes, 'search'), { widget: 'TextArea' }),
      { code: 'OVERLAY_WIDGET_CHANGED', shipped: { t: 'a.name' }, was: { t: 'a.name' } },
    ],
    [
      'another widget around a new node',
      addNote,
      (_nodes, page) => Object.assign(page.body ?? {}, { widget: 'Table' }),
      { code: 'OVERLAY_WIDGET_CHANGED' },
    ],
    [
      'another kind of document',
      relabel,
      (_nodes, page) => Object.assign(page, { kind: 'fragment' }),
      { code: 'OVERLAY_KIND_CHANGED', shipped: { t: 'a.name' } },
    ],
    [
      'a removed node that the product changed',
      { op: 'remove', node: 'form' },
      (nodes) => Object.assign(at(nodes, 'form'), { when: 'true' }),
      { code: 'OVERLAY_NODE_CHANGED', shipped: { id: 'form', when: 'true' } },
    ],
    [
      'a node that both moved',
      move('form', 'search'),
      (nodes) => Object.assign(at(nodes, 'table').slots ?? {}, { more: drop(nodes, 'form') }),
      {
        code: 'OVERLAY_MOVED',
        shipped: { parent: 'table', slot: 'more', after: null },
        was: { parent: 'root', slot: 'default', after: 'add' },
      },
    ],
    [
      'an id that is taken',
      addNote,
      (nodes) => nodes.push({ id: 'x.note', widget: 'Button' }),
      { code: 'OVERLAY_ID_TAKEN', shipped: { id: 'x.note', widget: 'Button' } },
    ],
    [
      'a move into what is inside it now',
      move('form', 'search', null),
      (nodes) => {
        const form = at(nodes, 'form');
        form.slots = { default: drop(nodes, 'search') };
      },
      { code: 'OVERLAY_CYCLE' },
    ],
  ])('leaves %s open, with every value, and the shipped one stays', (_title, operation, change, expected) => {
    const next = upgraded(change);
    const { overlay, conflicts } = rebaseOverlay(goodPage, next, { operations: [operation] });
    expect(conflicts).toMatchObject([{ index: 0, operation, ...expected }]);
    expect(conflicts[0]?.message).not.toMatch(/[{}]|undefined/);
    expect(overlay).toMatchObject({ operations: [], open: [{ operation }] });
    expect(applyOverlay(next, overlay).document).toEqual(next);
    expect(checkOverlay(overlay)).toEqual([]);
  });

  it('leaves open what the next version no longer works with, and keeps the rest', () => {
    const next = upgraded((nodes) => drop(nodes, 'form'));
    const broken: OverlayOperation = {
      op: 'set',
      node: 'add',
      path: ['props', 'label'],
      value: { t: 'broken' },
      was: { t: 'a.name' },
    };
    const ask = (page: DocumentSource): boolean => !JSON.stringify(page).includes('broken');
    const { overlay, conflicts } = rebaseOverlay(goodPage, next, { operations: [relabel, broken, addNote] }, ask);
    expect(overlay.operations).toEqual([relabel, addNote]);
    expect(conflicts).toMatchObject([
      { code: 'OVERLAY_UNFIT', index: 1, shipped: { t: 'a.name' }, was: { t: 'a.name' } },
    ]);
  });

  describe('what a removed node held', () => {
    const secret: NodeSource = { id: 'secret', widget: 'Button', props: { label: { t: 'a.name' } } };
    const box: NodeSource = { id: 'crate', widget: 'Stack', slots: { default: [secret] } };
    const base = upgraded((nodes) => nodes.push(structuredClone(box)));
    const removal: OverlayOperation = { op: 'remove', node: 'crate', was: JSON.parse(JSON.stringify(box)) };
    const idsIn = (document: DocumentSource): unknown[] =>
      [...documentNodes({ ...document })].map(({ node }) => node.id);

    it.each<[string, Parameters<typeof upgraded>[0]]>([
      ['a renamed container', (nodes) => nodes.push({ ...structuredClone(box), id: 'card' })],
      ['a dissolved container', (nodes) => nodes.unshift(structuredClone(secret))],
      ['another container', (nodes) => Object.assign(at(nodes, 'table').slots ?? {}, { more: [secret] })],
      ['its own container and another', (nodes) => nodes.push({ ...box, slots: {} }, structuredClone(secret))],
    ])('stays hidden in %s until a person decides', (_title, change) => {
      const next = upgraded(change);
      for (const operation of [removal, { op: 'remove', node: 'crate' } as const]) {
        const { overlay, conflicts, obsolete } = rebaseOverlay(base, next, { operations: [operation] });
        expect(conflicts).toMatchObject([{ code: 'OVERLAY_REMOVED_KEPT', index: 0, operation, was: { id: 'crate' } }]);
        expect(conflicts[0]?.shipped).toContainEqual(secret);
        expect(obsolete).toEqual([]);
        expect(checkOverlay(overlay)).toEqual([]);
        expect(idsIn(applyOverlay(next, overlay).document)).not.toContain('secret');
        const later = rebaseOverlay(next, structuredClone(next), overlay);
        expect(later.overlay).toEqual(overlay);
        const mine = resolveOverlay(next, overlay, new Map([[0, { take: 'mine' }]])).overlay;
        expect(mine.open).toBeUndefined();
        expect(idsIn(applyOverlay(next, mine).document)).not.toContain('secret');
        const shipped = resolveOverlay(next, overlay, new Map([[0, { take: 'shipped' }]])).overlay;
        expect(applyOverlay(next, shipped).document).toEqual(next);
        expect(conflicts.map((open) => choicesFor(applyOverlay(next, overlay).document, open))).toEqual([
          ['mine', 'shipped'],
        ]);
      }
    });

    it('is known by the removal itself where the document that it was made on is no longer stored', () => {
      const next = upgraded((nodes) => nodes.push(structuredClone(secret)));
      const { overlay, conflicts } = rebaseOverlay(next, next, { operations: [removal] });
      expect(conflicts.map(({ code }) => code)).toEqual(['OVERLAY_REMOVED_KEPT']);
      expect(idsIn(applyOverlay(next, overlay).document)).not.toContain('secret');
    });

    it('is forgotten when the product removes it as well', () => {
      const next = upgraded((nodes) => nodes.push(structuredClone(secret)));
      const { overlay } = rebaseOverlay(base, next, { operations: [removal] });
      expect(rebaseOverlay(next, goodPage, overlay)).toEqual({
        overlay: { operations: [] },
        conflicts: [],
        obsolete: [0],
      });
    });

    it('is shown, and still waits, where the document does not work without it', () => {
      const next = upgraded((nodes) => nodes.push(structuredClone(secret)));
      const isGood = (document: DocumentSource): boolean => idsIn(document).includes('secret');
      const { overlay, conflicts } = rebaseOverlay(base, next, { operations: [removal] }, isGood);
      expect(conflicts.map(({ code }) => code)).toEqual(['OVERLAY_UNFIT']);
      expect(applyOverlay(next, overlay).document).toEqual(next);
      expect(rebaseOverlay(next, structuredClone(next), overlay).overlay).toEqual(overlay);
    });
  });

  it('says that a change waits for another one', () => {
    const next = upgraded((nodes) => drop(nodes, 'table'));
    const inColumn: OverlayOperation = { ...addNote, parent: 'table', slot: 'columns', after: null };
    const { conflicts } = rebaseOverlay(goodPage, next, {
      operations: [inColumn, { op: 'set', node: 'x.note', path: ['when'], value: 'true' }, move('x.note', 'root')],
    });
    expect(conflicts.map(({ code }) => code)).toEqual(['OVERLAY_PARENT_GONE', 'OVERLAY_DEPENDS', 'OVERLAY_DEPENDS']);
  });

  it('keeps what is open until the product does it itself', () => {
    const changed = upgraded((nodes) => Object.assign(at(nodes, 'search'), { props: { label: { t: 'a.one' } } }));
    const first = rebaseOverlay(goodPage, changed, { document: 'a.customers', operations: [relabel] });
    const later = upgraded((nodes) => Object.assign(at(nodes, 'search'), { props: { label: { t: 'a.bad' } } }));
    const second = rebaseOverlay(changed, later, first.overlay);
    expect(second.overlay).toEqual(first.overlay);
    expect(second.conflicts).toMatchObject([{ index: 0, shipped: { t: 'a.bad' }, was: { t: 'a.name' } }]);
    const done = upgraded((nodes) => Object.assign(at(nodes, 'search'), { props: { label: { t: 'a.title' } } }));
    expect(rebaseOverlay(later, done, second.overlay)).toEqual({
      overlay: { document: 'a.customers', operations: [] },
      conflicts: [],
      obsolete: [0],
    });
  });
});

describe('rebaseOverlay over random bases, upgrades and overlays', () => {
  const runs = { numRuns: Number(process.env['PW_RUNS'] ?? atLevel(20_000, 100)) };
  const keys: ListKeys = (_node, path) => (path.join('.') === `props.${keyedList}` ? 'value' : undefined);
  const edits = fc.array(anyEdit, { maxLength: 8 });

  /** An overlay as the designer makes it, on a base and on its upgrade. */
  const anyCase = fc.record({ base: anyDocument, mine: edits, theirs: edits }).map(({ base, mine, theirs }) => ({
    base,
    next: edited(base, theirs, 'n9'),
    overlay: { operations: diffDocuments(base, edited(base, mine, 'x.e'), keys).operations } satisfies Overlay,
  }));

  /** Holds for every overlay, also for one that never fitted its base. */
  function holds(base: DocumentSource, next: DocumentSource, overlay: Overlay): ReturnType<typeof rebaseOverlay> {
    const before = JSON.stringify([base, next, overlay]);
    const rebased = rebaseOverlay(base, next, overlay);
    expect(JSON.stringify([base, next, overlay])).toBe(before);
    const { operations, open = [] } = rebased.overlay;
    expect(operations.length + rebased.conflicts.length + rebased.obsolete.length).toBe(
      overlay.operations.length + (overlay.open?.length ?? 0),
    );
    expect(open.map(({ operation }) => operation)).toEqual(rebased.conflicts.map(({ operation }) => operation));
    for (const { index, operation } of rebased.conflicts) {
      const asked = overlay.operations[index] ?? overlay.open?.[index - overlay.operations.length]?.operation;
      expect(operation).toEqual(asked);
    }
    expect(applyOverlay(next, rebased.overlay).conflicts).toEqual([]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    return rebased;
  }

  it('loses nothing: every change is made, done already or open, and what is left applies cleanly', () => {
    fc.assert(
      fc.property(anyCase, ({ base, next, overlay }) => {
        const rebased = holds(base, next, overlay);
        expect(checkOverlay(rebased.overlay)).toEqual([]);
        // A second time there is nothing more to do.
        const again = rebaseOverlay(next, structuredClone(next), rebased.overlay);
        expect(again.overlay).toEqual(rebased.overlay);
      }),
      runs,
    );
  });

  it('shows nothing again in silence that the overlay removed', () => {
    // Both meet one node that holds others.
    const pick = fc.integer({ min: 0, max: 999 });
    const change = fc.constantFrom('rename' as const, 'dissolve' as const, 'remove' as const);
    fc.assert(
      fc.property(anyDocument, edits, edits, pick, change, (base, mine, theirs, number, kind) => {
        const holders = [...documentNodes({ ...base })].flatMap(({ node: { slots } }, index) => (slots ? [index] : []));
        const node = holders[number % holders.length] ?? number;
        const next = edited(base, [{ kind, node }, ...theirs], 'n9');
        const removed = edited(base, [{ kind: 'remove', node }, ...mine], 'x.e');
        const overlay = { operations: diffDocuments(base, removed, keys).operations };
        const { overlay: rebased, conflicts } = rebaseOverlay(base, next, overlay);
        const idsOf = (document: DocumentSource): Set<unknown> =>
          new Set([...documentNodes({ ...document })].map((entry) => entry.node.id));
        const [shipped, wanted] = [idsOf(base), idsOf(applyOverlay(base, overlay).document)];
        const waiting = JSON.stringify(conflicts.filter(({ operation }) => operation.op === 'remove'));
        for (const id of idsOf(applyOverlay(next, rebased).document))
          if (shipped.has(id) && !wanted.has(id)) expect(waiting).toContain(`"id":"${id}"`);
      }),
      runs,
    );
  });

  it('on an unchanged base everything stays as it is', () => {
    fc.assert(
      fc.property(anyCase, ({ base, overlay }) => {
        expect(rebaseOverlay(base, structuredClone(base), overlay)).toEqual({ overlay, conflicts: [], obsolete: [] });
      }),
      runs,
    );
  });

  it('an upgrade to what the overlay makes leaves nothing to do', () => {
    fc.assert(
      fc.property(anyCase, ({ base, overlay }) => {
        const next = applyOverlay(base, overlay).document;
        const { overlay: rest, conflicts } = rebaseOverlay(base, next, overlay);
        if (conflicts.length === 0) expect(sameDocument(applyOverlay(next, rest).document, next)).toBe(true);
      }),
      runs,
    );
  });

  it('values that only one side changed end as that side has them', () => {
    const values = anyEdit.filter(({ kind }) => kind === 'value');
    fc.assert(
      fc.property(anyDocument, fc.array(values), fc.array(values), (base, mine, theirs) => {
        const [next, wanted] = [edited(base, theirs, 'n9'), edited(base, mine, 'x.e')];
        const ours = diffDocuments(base, wanted).operations;
        const upgrade = diffDocuments(base, next).operations;
        const positionText = (operation: OverlayOperation): string =>
          'path' in operation ? `${operation.node} ${JSON.stringify(operation.path.slice(0, 2))}` : '';
        const theirPositions = new Set(upgrade.map(positionText));
        const isFree = ours.every(
          (operation) => !theirPositions.has(positionText(operation)) && positionText(operation).includes(','),
        );
        fc.pre(isFree && upgrade.every((operation) => positionText(operation).includes(',')));
        const { overlay, conflicts } = rebaseOverlay(base, next, { operations: ours });
        expect(conflicts).toEqual([]);
        const both = applyOverlay(applyOverlay(base, { operations: ours }).document, { operations: upgrade });
        expect(both.conflicts).toEqual([]);
        expect(sameDocument(applyOverlay(next, overlay).document, both.document)).toBe(true);
      }),
      runs,
    );
  });

  it('P21 holds for any list of operations, whatever they name', () => {
    fc.assert(
      fc.property(fc.array(anyOperation(), { maxLength: 12 }), fc.array(anyEdit), (operations, theirs) => {
        holds(goodPage, edited(goodPage, theirs, 'n9'), { operations });
      }),
      runs,
    );
  });
});
