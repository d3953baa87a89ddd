import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownPath } from '../evaluate/own-value.ts';
import { PathTrie } from './path-trie.ts';
import { freeze, withValue } from './immutable.ts';

describe('PathTrie', () => {
  test('notifies readers of the path, of one above it and of one below it, and none beside it', () => {
    const trie = new PathTrie();
    const names = new Map<() => void, string>();
    for (const path of ['a', 'a.b', 'a.b.c', 'a.x', 'd']) {
      const listener = (): void => undefined;
      names.set(listener, path);
      trie.add(path.split('.'), listener);
    }
    const before = freeze({ a: { b: { c: 1 }, x: 1 }, d: 1 });
    const woken = (after: unknown): string[] =>
      [...trie.changed(before, after)].map((listener) => names.get(listener) ?? '');
    expect(woken(withValue(before, ['a', 'b', 'c'], 2))).toEqual(['a', 'a.b', 'a.b.c']);
    expect(woken(withValue(before, ['a'], null))).toEqual(['a', 'a.b', 'a.b.c', 'a.x']);
    expect(woken(before)).toEqual([]);
  });

  test('a change at a path wakes who reads what is above it, and of what is below only what differs', () => {
    const trie = new PathTrie();
    const names = new Map<() => void, string>();
    for (const path of ['a', 'a.b', 'a.b.c', 'a.b.d', 'a.x', 'e']) {
      const listener = (): void => undefined;
      names.set(listener, path);
      trie.add(path.split('.'), listener);
    }
    const woken = (before: unknown, after: unknown, at: string[]): string[] =>
      [...trie.changed(before, after, at)].map((listener) => names.get(listener) ?? '');
    expect(woken({ c: 1, d: 1 }, { c: 2, d: 1 }, ['a', 'b'])).toEqual(['a', 'a.b', 'a.b.c']);
    expect(woken(1, 2, ['a', 'y', 'z'])).toEqual(['a']);
    expect(woken(1, 1, ['a', 'b'])).toEqual([]);
  });

  test('forgets paths without readers', () => {
    const trie = new PathTrie();
    const [reader, twin] = [() => undefined, () => undefined];
    trie.add(['a', 'b'], reader);
    trie.add(['a', 'b'], twin);
    trie.remove(['a', 'b'], reader);
    expect(trie.changed({ a: { b: 1 } }, { a: { b: 2 } }).size).toBe(1);
    trie.remove(['a', 'b'], twin);
    expect(trie.changed({ a: { b: 1 } }, { a: { b: 2 } }).size).toBe(0);
  });

  test('after any writes wakes exactly the paths whose values differ', () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const path = fc.array(name, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(path, { maxLength: 6 }),
        fc.array(fc.tuple(path, fc.nat(2)), { maxLength: 5 }),
        (paths, writes) => {
          const before: unknown = freeze({ a: { a: { a: 1 } }, b: { c: 1 } });
          const after = writes.reduce<unknown>((values, [at, value]) => withValue(values, at, value), before);
          const trie = new PathTrie();
          const listeners = paths.map((reader) => {
            const listener = (): void => undefined;
            trie.add(reader, listener);
            return listener;
          });
          const woken = trie.changed(before, after);
          paths.forEach((reader, index) => {
            const differs = !Object.is(ownPath(before, reader), ownPath(after, reader));
            if (differs) expect(woken.has(listeners[index] ?? (() => undefined))).toBe(true);
          });
        },
      ),
    );
  });
});
