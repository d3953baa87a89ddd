import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ownPath } from '../evaluate/own-value.ts';
import { freeze, withValue } from './immutable.ts';
import { createStore } from './store.ts';

function store() {
  return createStore({
    state: { name: 'a', form: { city: 'x', zip: '1' }, rows: [{ n: 1 }, { n: 2 }] },
    data: {},
    user: null,
  });
}

describe('createStore', () => {
  test('notifies the readers of what was written, at once, and no others', () => {
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

  test('a value that stays the same notifies no reader', () => {
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

  test('the state cannot be changed from outside', () => {
    const values = store();
    const given = { city: 'y' };
    values.write(['state', 'form'], given);
    given.city = 'changed';
    expect(values.read(['state', 'form', 'city'])).toBe('y');
    expect(() => Object.assign(values.read(['state', 'form']) as object, { city: 'changed' })).toThrow(TypeError);
  });

  test('a whole root is frozen too, and is the same object until something in it changes', () => {
    const values = store();
    const before = values.read(['state']);
    expect(values.read(['state'])).toBe(before);
    expect(() => Object.assign(before as object, { name: 'changed' })).toThrow(TypeError);
    values.write(['state', 'name'], 'b');
    expect([ownPath(before, ['name']), values.read(['state', 'name'])]).toEqual(['a', 'b']);
    expect(values.read(['state'])).toEqual({ ...(before as object), name: 'b' });
  });

  test('a root that is replaced tells whose values differ, and writes into the new one are heard', () => {
    const values = store();
    const [name, city, user] = [vi.fn(), vi.fn(), vi.fn()];
    values.subscribe([['state', 'name']], name);
    values.subscribe([['state', 'form', 'city']], city);
    values.subscribe([['user', 'roles']], user);
    values.write(['state'], { name: 'a', form: { city: 'y' } });
    expect([name, city].map((listener) => listener.mock.calls.length)).toEqual([0, 1]);
    values.write(['state', 'name'], 'b');
    expect(name).toHaveBeenCalledTimes(1);
    values.write(['user'], { roles: ['admin'] });
    values.write(['user', 'roles'], []);
    values.write(['user'], null);
    expect(user).toHaveBeenCalledTimes(3);
    expect(values.read(['user'])).toBeNull();
  });

  test('after any writes it holds what a plain object would, and has called exactly the listeners whose values differ', () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => ['state', ...names]);
    const value = fc.oneof(fc.nat(2), fc.record({ a: fc.nat(1) }), fc.constant(null));
    fc.assert(
      fc.property(
        fc.array(path, { maxLength: 8 }),
        fc.array(fc.tuple(path, value), { maxLength: 6 }),
        (paths, writes) => {
          const first = { state: { a: { a: { a: 1 } }, b: { c: 1 } } };
          const values = createStore(first);
          let model: unknown = freeze(structuredClone(first));
          const listeners = paths.map((read) => {
            const listener = vi.fn();
            values.subscribe([read], listener);
            return listener;
          });
          for (const [at, written] of writes) {
            const before = paths.map((read) => values.read(read));
            const calls = listeners.map((listener) => listener.mock.calls.length);
            values.write(at, written);
            if (ownPath(model, at) !== written) model = withValue(model, at, written);
            expect(values.read(['state'])).toEqual(ownPath(model, ['state']));
            paths.forEach((read, index) => {
              const expected = (calls[index] ?? 0) + (Object.is(before[index], values.read(read)) ? 0 : 1);
              expect(listeners[index], read.join('.')).toHaveBeenCalledTimes(expected);
            });
          }
        },
      ),
    );
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
