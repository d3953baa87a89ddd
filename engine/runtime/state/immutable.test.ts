import { describe, expect, test } from 'vitest';
import { freeze, immutable, withValue } from './immutable.ts';

describe('immutable', () => {
  test('copies and freezes data at every depth, and leaves the original alone', () => {
    const original = { a: [{ b: 1 }] };
    const copy = immutable(original) as typeof original;
    original.a[0] = { b: 2 };
    expect(copy).toEqual({ a: [{ b: 1 }] });
    expect(Object.isFrozen(copy.a[0])).toBe(true);
  });

  test('keeps files as they are, and turns functions into null', () => {
    const file = new File(['x'], 'x.png');
    expect(immutable({ file, call: () => 1 })).toEqual({ file, call: null });
    expect(Object.isFrozen(file)).toBe(false);
  });

  test('P21 drops a field called __proto__', () => {
    const copy = immutable(JSON.parse('{"__proto__": {"polluted": 1}, "a": 1}'));
    expect(copy).toEqual({ a: 1 });
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  test('takes what is frozen as it is', () => {
    const answer = freeze({ rows: [{ id: 1 }] });
    expect(immutable(answer)).toBe(answer);
  });
});

describe('withValue', () => {
  test('copies the objects along the path, and no other', () => {
    const before = freeze({ a: { b: 1 }, c: { d: [1, 2] } });
    const after = withValue(before, ['c', 'd', '1'], 9) as typeof before;
    expect(after).toEqual({ a: { b: 1 }, c: { d: [1, 9] } });
    expect(after.a).toBe(before.a);
    expect(before.c.d).toEqual([1, 2]);
  });

  test('makes the objects that are missing, and appends to a list', () => {
    expect(withValue(null, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
    expect(withValue([1], ['1'], 2)).toEqual([1, 2]);
  });

  test('refuses places that do not exist', () => {
    for (const path of [['5'], ['-1'], ['length'], ['x']]) expect(() => withValue([1], path, 2)).toThrow(RangeError);
    expect(() => withValue({}, ['__proto__', 'x'], 1)).toThrow(RangeError);
    expect(withValue({}, ['constructor'], 1)).toEqual({ constructor: 1 });
  });
});
