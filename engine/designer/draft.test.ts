import { expect, test } from 'vitest';
import type { DocumentSource, NodeSource } from '#engine/document';
import { applyOverlay } from '#engine/overlays';
import { sameJson } from '#schemas';
import {
  type DesignStep,
  canUndo,
  changesOf,
  documentOf,
  type Draft,
  openDraft,
  redo,
  restoreDraft,
  storeDraft,
  takeStep,
  undo,
} from './draft.ts';
import { positionBeside } from './positions.ts';
import { findSource, idsOf, newNodeId, partsOf, positionIn } from './sources.ts';
import { removedNodes } from './outline.ts';
import { samplePage } from './testing/sample.ts';

const made = (draft: Draft, step: DesignStep): Draft => {
  const next = takeStep(draft, step);
  if ('refused' in next) throw new Error(next.refused);
  return next;
};
const remove = (node: string): DesignStep => ({ name: 'remove', node, operations: [{ op: 'remove', node }] });
const children = (draft: Draft, node: string): string[] =>
  (findSource(documentOf(draft), node)?.slots?.['default'] ?? []).map(({ id }) => id);

test('a step leaves everything that it does not change as the same object', () => {
  const draft = openDraft(samplePage(), []);
  const next = made(draft, {
    name: 'property',
    node: 'one',
    operations: [{ op: 'set', node: 'one', path: ['props', 'size'], value: 'lg' }],
  });
  const [before, after] = [documentOf(draft), documentOf(next)];
  expect(findSource(after, 'one')).not.toBe(findSource(before, 'one'));
  for (const node of ['two', 'second', 'heading', 'adding'])
    expect(findSource(after, node)).toBe(findSource(before, node));
});

test('a node inserted at the beginning leaves its siblings as the same objects', () => {
  const draft = openDraft(samplePage(), []);
  const value: NodeSource = { id: 'x.text', widget: 'Text', props: { text: 'New' } };
  const next = made(draft, {
    name: 'insert',
    operations: [{ op: 'insert', value, parent: 'page', slot: 'default', after: null }],
  });
  expect(children(next, 'page')).toEqual(['x.text', 'heading', 'first', 'second', 'list']);
  expect(findSource(documentOf(next), 'first')).toBe(findSource(documentOf(draft), 'first'));
});

test('what was removed is brought back to its position, without what was moved out of it', () => {
  const moved = made(openDraft(samplePage(), []), {
    name: 'move',
    node: 'one',
    operations: [{ op: 'move', node: 'one', parent: 'second', slot: 'default', after: 'three' }],
  });
  const gone = made(moved, remove('first'));
  expect(removedNodes(gone.base, documentOf(gone)).map(({ id }) => id)).toEqual(['first']);
  const back = made(gone, { name: 'restore', node: 'first', operations: [{ op: 'restore', node: 'first' }] });
  expect(children(back, 'page')).toEqual(['heading', 'first', 'second', 'list']);
  expect(children(back, 'first')).toEqual(['two']);
  expect(children(back, 'second')).toEqual(['three', 'one']);
  expect(removedNodes(back.base, documentOf(back))).toEqual([]);
});

test('keys typed into one property are one step; another property is another one', () => {
  const type = (draft: Draft, property: string, value: string): Draft =>
    made(draft, {
      name: 'text',
      node: 'one',
      property,
      operations: [{ op: 'set', node: 'one', path: ['props', property], value }],
    });
  let draft = openDraft(samplePage(), []);
  for (const words of ['H', 'He', 'Hel']) draft = type(draft, 'text', words);
  draft = type(draft, 'title', 'T');
  expect(draft.steps).toHaveLength(2);
  expect(findSource(documentOf(undo(draft)), 'one')?.props).toMatchObject({ text: 'Hel' });
  expect(documentOf(undo(undo(draft)))).toEqual(samplePage());
  expect(documentOf(redo(redo(undo(undo(draft)))))).toEqual(documentOf(draft));
});

test('a step that cannot be made changes nothing, and says why', () => {
  const draft = openDraft(samplePage(), []);
  expect(takeStep(draft, remove('page'))).toEqual({ refused: 'OVERLAY_PLACE_GONE' });
  const inside: DesignStep = {
    name: 'move',
    operations: [{ op: 'move', node: 'first', parent: 'one', slot: 'default', after: null }],
  };
  expect(takeStep(draft, inside)).toEqual({ refused: 'OVERLAY_CYCLE' });
});

/** A generator of numbers from 0 to 1 that a seed repeats. */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Any step that a designer may try on a document. */
function randomStep(draft: Draft, random: () => number): DesignStep | undefined {
  const document = documentOf(draft);
  const ids = [...idsOf(document)];
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const node = pick(ids) ?? 'page';
  const parent = pick(ids) ?? 'page';
  const slot = random() < 0.8 ? 'default' : 'footer';
  const siblings = findSource(document, parent)?.slots?.[slot] ?? [];
  const after = pick([null, ...siblings.map(({ id }) => id)]) ?? null;
  switch (Math.floor(random() * 6)) {
    case 0: {
      const value: NodeSource = {
        id: newNodeId(idsOf(document), 'Text'),
        widget: 'Text',
        props: { text: String(random()) },
      };
      return { name: 'insert', operations: [{ op: 'insert', value, parent, slot, after }] };
    }
    case 1:
      return remove(node);
    case 2:
      return { name: 'move', node, operations: [{ op: 'move', node, parent, slot, after }] };
    case 3: {
      const position = positionBeside(document, node, random() < 0.5 ? -1 : 1);
      return position && { name: 'move', node, operations: [{ op: 'move', node, ...position }] };
    }
    case 4: {
      const gone = pick(removedNodes(draft.base, document));
      return gone && { name: 'restore', node: gone.id, operations: [{ op: 'restore', node: gone.id }] };
    }
    default:
      return {
        name: 'property',
        node,
        property: 'tone',
        operations: [{ op: 'set', node, path: ['props', 'tone'], value: random() }],
      };
  }
}

/** The nodes that steps have removed, with all inside them. */
function removedBy(before: DocumentSource, step: DesignStep): Set<string> {
  const [operation] = step.operations;
  if (operation?.op !== 'remove') return new Set();
  const node = findSource(before, operation.node);
  return node ? new Set(idsOf({ ...before, body: node, dialogs: {}, drawers: {} })) : new Set();
}

const sequences = process.env['TEST_TIER'] === 'whole' ? 20_000 : 300;

test(`P48 ${sequences} random sequences: no node is lost without a step that removed it, undo of all gives the base, a reload changes nothing`, () => {
  for (let seed = 1; seed <= sequences; seed += 1) {
    const random = randomBy(seed);
    const base = samplePage();
    let draft = openDraft(base, []);
    for (let turn = 0; turn < 12; turn += 1) {
      const step = randomStep(draft, random);
      const next = step && takeStep(draft, step);
      if (!step || !next || 'refused' in next) continue;
      const [before, after] = [documentOf(draft), documentOf(next)];
      const left = idsOf(after);
      const allowed = removedBy(before, step);
      const lost = [...idsOf(before)].filter((id) => !left.has(id) && !allowed.has(id));
      expect(lost, `seed ${seed}, step ${JSON.stringify(step)}`).toEqual([]);
      draft = next;
    }
    const document = documentOf(draft);
    const saved = applyOverlay(base, { operations: changesOf(draft) });
    expect(saved.conflicts, `seed ${seed}`).toEqual([]);
    expect(written(saved.document), `seed ${seed}`).toEqual(written(document));
    const reloaded = restoreDraft(base, JSON.parse(JSON.stringify(storeDraft(draft))));
    expect(sameJson(documentOf(reloaded), document), `seed ${seed}`).toBe(true);
    while (canUndo(draft)) draft = undo(draft);
    expect(documentOf(draft), `seed ${seed}`).toEqual(base);
  }
});

/** The nodes of a document as text, in which slots that hold nothing count as none. */
function written(document: DocumentSource): string {
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.entries(value).map(([name, part]) => [name, filled(part)] as const);
    return Object.fromEntries(parts.filter(([, part]) => !isEmpty(part)));
  };
  return JSON.stringify(partsOf(document).map(({ body }) => filled(body)));
}

/** Slots that hold nothing count as none. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

test('ids of new nodes begin with x., and are free', () => {
  expect(newNodeId(new Set(), 'Notice')).toBe('x.notice');
  expect(newNodeId(new Set(['x.notice', 'x.notice2']), 'Notice')).toBe('x.notice3');
});

test('the place of a node names the siblings before it', () => {
  expect(positionIn(samplePage(), 'second')).toEqual({ parent: 'page', slot: 'default', before: ['heading', 'first'] });
  expect(positionIn(samplePage(), 'page')).toBeUndefined();
});
