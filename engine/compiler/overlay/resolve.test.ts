import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodPage } from '../check/testing/world.ts';
import type { OpenConflict, OverlayOperation } from '#engine/document';
import { applyOverlay } from './apply.ts';
import { type Choice, choicesFor, resolveOverlay } from './resolve.ts';
import { anyOperation } from './testing/random-operation.ts';

const open = (operation: OverlayOperation): OpenConflict => ({ code: 'OVERLAY_VALUE_CHANGED', operation });
const label: OverlayOperation = {
  op: 'set',
  node: 'search',
  path: ['props', 'label'],
  value: { t: 'a.title' },
  was: 1,
};
const removal: OverlayOperation = { op: 'remove', node: 'form', was: { id: 'form' } };
const move: OverlayOperation = { op: 'move', node: 'form', parent: 'table', slot: 'columns' };
const added: OverlayOperation = {
  op: 'insert',
  parent: 'gone',
  slot: 'default',
  value: { id: 'x.note', widget: 'Stack' },
};

function decide(operation: OverlayOperation, choice: Choice) {
  const overlay = { operations: [], open: [open(operation)] };
  const { overlay: resolved, impossible } = resolveOverlay(goodPage, overlay, new Map([[0, choice]]));
  return { resolved, impossible };
}

describe('resolveOverlay', () => {
  it.each<[string, OverlayOperation, Choice, OverlayOperation[]]>([
    ['the own value', label, { take: 'mine' }, [{ ...label, was: { t: 'a.name' } }]],
    [
      'another value',
      label,
      { take: 'value', value: { t: 'a.hello' } },
      [{ ...label, value: { t: 'a.hello' }, was: { t: 'a.name' } }],
    ],
    ['what is shipped', label, { take: 'shipped' }, []],
    [
      'the own removal',
      removal,
      { take: 'mine' },
      [{ ...removal, was: { id: 'form', widget: 'Form', props: { form: 'a.form' } } }],
    ],
    [
      'another place of a move',
      move,
      { take: 'value', value: { parent: 'root', slot: 'default', after: null } },
      [
        {
          op: 'move',
          node: 'form',
          parent: 'root',
          slot: 'default',
          after: null,
          was: { parent: 'root', slot: 'default', after: 'add' },
        },
      ],
    ],
    [
      'another place of a new node',
      added,
      { take: 'value', value: { parent: 'root', slot: 'default' } },
      [{ op: 'insert', value: { id: 'x.note', widget: 'Stack' }, parent: 'root', slot: 'default' }],
    ],
  ])('takes %s', (_title, operation, choice, operations) => {
    expect(decide(operation, choice)).toEqual({ resolved: { operations }, impossible: [] });
  });

  it('keeps open what cannot be done, and says so', () => {
    for (const choice of [{ take: 'mine' }, { take: 'value', value: 1 }] satisfies Choice[]) {
      expect(decide(added, choice)).toEqual({ resolved: { operations: [], open: [open(added)] }, impossible: [0] });
    }
    expect(choicesFor(goodPage, open(added))).toEqual(['shipped', 'value']);
    expect(choicesFor(goodPage, open(removal))).toEqual(['mine', 'shipped']);
  });

  it('lets one decision build on another', () => {
    const inside: OverlayOperation = { op: 'set', node: 'x.note', path: ['when'], value: 'true' };
    const overlay = { operations: [], open: [open(added), open(inside)] };
    const choices = new Map<number, Choice>([
      [0, { take: 'value', value: { parent: 'root', slot: 'default' } }],
      [1, { take: 'mine' }],
    ]);
    const { overlay: resolved, impossible } = resolveOverlay(goodPage, overlay, choices);
    expect(impossible).toEqual([]);
    expect(resolved.operations.map(({ op }) => op)).toEqual(['insert', 'set']);
  });

  it('P21 a change that cannot be made leaves nothing of its way behind for the next one', () => {
    const nowhere: OverlayOperation = { op: 'set', path: ['new', 'props', { value: 'x' }, 'props'], value: true };
    const overlay = { operations: [], open: [open(nowhere), open({ op: 'set', path: ['new'], value: true })] };
    const choices = new Map<number, Choice>([0, 1].map((index) => [index, { take: 'mine' }]));
    const { overlay: resolved, impossible } = resolveOverlay(goodPage, overlay, choices);
    expect(impossible).toEqual([0]);
    expect(applyOverlay(goodPage, resolved).conflicts).toEqual([]);
  });

  it('P21 whatever is decided, nothing is lost, and what was decided applies cleanly', () => {
    const take = fc.constantFrom<Choice>(
      { take: 'mine' },
      { take: 'shipped' },
      { take: 'value', value: 1 },
      { take: 'value', value: { parent: 'root', slot: 'default' } },
      { take: 'value', value: JSON.parse('{"id": "x.v", "widget": "Stack", "__proto__": {"polluted": true}}') },
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyOperation(), fc.option(take, { nil: undefined })), { maxLength: 8 }),
        (cases) => {
          const overlay = { operations: [], open: cases.map(([operation]) => open(operation)) };
          const choices = new Map(cases.flatMap(([, choice], index) => (choice ? [[index, choice] as const] : [])));
          const { overlay: resolved, impossible } = resolveOverlay(goodPage, overlay, choices);
          expect(applyOverlay(goodPage, resolved).conflicts).toEqual([]);
          const left = cases.filter(([, choice]) => choice === undefined).length + impossible.length;
          expect(resolved.open?.length ?? 0).toBe(left);
          for (const [operation] of cases) expect(choicesFor(goodPage, open(operation))).toContain('shipped');
          expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
        },
      ),
    );
  });
});
