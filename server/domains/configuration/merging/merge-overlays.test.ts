import { expect, test } from 'vitest';
import { mergeOverlays } from './merge-overlays.ts';

const set = (node: string, value: unknown) => ({ op: 'set', node, path: ['props', 'text'], value });
const remove = (node: string) => ({ op: 'remove', node });
const insert = (id: string, text = '') => ({
  op: 'insert',
  parent: 'card',
  slot: 'default',
  value: { id, widget: 'Text', props: { text } },
});
const overlay = (...operations: object[]) => ({ operations });

test('P47 operations of both sides are kept, the stored ones first, and one that was taken back is gone', () => {
  const base = overlay(set('a', 1), set('b', 1), remove('c'));
  const mine = overlay(set('a', 2), set('b', 1), insert('x.mine'));
  const theirs = overlay(insert('x.theirs'), set('a', 1), set('b', 3), remove('c'));
  const { value, conflicts, taken } = mergeOverlays({ base, mine, theirs });
  expect(value).toEqual(overlay(insert('x.theirs'), set('a', 2), set('b', 3), insert('x.mine')));
  expect(conflicts).toEqual([]);
  expect(taken).toEqual([
    { pointer: '/operations/0', was: undefined, now: insert('x.theirs') },
    { pointer: '/operations/2', was: set('b', 1), now: set('b', 3) },
  ]);
});

test('P47 two answers for one property, and a change of what the other side took back, are conflicts', () => {
  const base = overlay(set('a', 1), set('b', 1));
  const mine = overlay(set('a', 2), set('b', 2));
  const theirs = overlay({ op: 'unset', node: 'a', path: ['props', 'text'] });
  const { value, conflicts } = mergeOverlays({ base, mine, theirs });
  expect(conflicts).toEqual([
    { pointer: '/operations/0', base: set('a', 1), mine: set('a', 2), theirs: theirs.operations[0] },
    { pointer: '/operations/1', base: set('b', 1), mine: set('b', 2), theirs: undefined },
  ]);
  expect(value).toEqual(overlay(...theirs.operations, set('b', 2)));
});

test('two operations on one node by one author stay two', () => {
  const base = overlay();
  const mine = overlay(set('a', 1), set('a', 2));
  expect(mergeOverlays({ base, mine, theirs: base }).value).toEqual(mine);
});
