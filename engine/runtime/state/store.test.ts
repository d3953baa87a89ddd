import { describe, expect, test, vi } from 'vitest';
import { freeze } from './immutable.ts';
import { createStore } from './store.ts';

function store() {
  return createStore({
    state: { name: 'a', form: { city: 'x', zip: '1' }, rows: [{ n: 1 }, { n: 2 }] },
    data: {},
    user: null,
  });
}

describe('createStore', () => {
  test('tells who reads what was written, at once, and nobody else', () => {
    const values = store();
    const city = vi.fn();
    const zip = vi.fn();
    const form = vi.fn();
    values.subscribe([['state', 'form', 'city']], city);
    values.subscribe([['state', 'form', 'zip']], zip);
    values.subscribe([['state', 'form']], form);
    values.write(['state', 'form', 'city'], 'y');
    expect(values.read(['state', 'form', 'city'])).toBe('y');
    expect([city, zip, form].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 1]);
  });

  test('a value that stays the same tells nobody', () => {
    const values = store();
    const listener = vi.fn();
    values.subscribe([['state', 'name']], listener);
    values.write(['state', 'name'], 'a');
    expect(listener).not.toHaveBeenCalled();
  });

  test('a listener of two paths hears once of a batch', () => {
    const values = store();
    const listener = vi.fn();
    values.subscribe(
      [
        ['state', 'name'],
        ['state', 'form'],
      ],
      listener,
    );
    values.batch(() => {
      values.write(['state', 'name'], 'b');
      values.batch(() => values.write(['state', 'form', 'zip'], '2'));
      expect(listener).not.toHaveBeenCalled();
    });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('holds an answer as it is, without a proxy', () => {
    const values = store();
    const answer = freeze({ items: Array.from({ length: 10_000 }, (_, id) => ({ id })) });
    values.write(['data', 'list'], answer);
    expect(values.read(['data', 'list'])).toBe(answer);
  });

  test('writes into a list, and beside it nothing changes', () => {
    const values = store();
    const first = values.read(['state', 'rows', '0']);
    values.write(['state', 'rows', '1', 'n'], 5);
    expect(values.read(['state', 'rows'])).toEqual([{ n: 1 }, { n: 5 }]);
    expect(values.read(['state', 'rows', '0'])).toBe(first);
  });

  test('nobody changes the state from outside', () => {
    const values = store();
    const given = { city: 'y' };
    values.write(['state', 'form'], given);
    given.city = 'changed';
    expect(values.read(['state', 'form', 'city'])).toBe('y');
    expect(() => Object.assign(values.read(['state', 'form']) as object, { city: 'changed' })).toThrow(TypeError);
  });

  test('P21 refuses to write through a prototype', () => {
    const values = store();
    expect(() => values.write(['state', '__proto__', 'polluted'], 1)).toThrow(RangeError);
    expect(() => values.write(['state', 'form', '__proto__', 'polluted'], 1)).toThrow(RangeError);
    expect(() => values.write(['user', 'name'], 1)).toThrow(RangeError);
    expect('polluted' in {}).toBe(false);
  });

  test('stops telling when asked to', () => {
    const values = store();
    const listener = vi.fn();
    values.subscribe([['state', 'name']], listener)();
    values.write(['state', 'name'], 'b');
    expect(listener).not.toHaveBeenCalled();
  });
});
