import { describe, expect, test } from 'vitest';
import { operations } from '#openapi';
import { createTinyApp } from '../testing/tiny-app.ts';
import { tinyContract } from '../testing/tiny-contract.ts';
import { checkRules } from './check-rules.ts';
import { readDescription } from './description.ts';

const operation = { row: { method: 'get' as const, path: '/api/thing', roles: 'system' as const } };
const parts = () => ({
  ...tinyContract({ readThing: operation }),
  handlers: { readThing: async () => null },
  guards: {},
});
const without = (key: 'x-roles' | 'x-scope') => {
  const { description, ...rest } = parts();
  const node = { ...description.paths['/api/thing']?.get };
  delete node[key];
  return { ...rest, description: { ...description, paths: { '/api/thing': { get: node } } } };
};

describe('P3 the rules of a contract', () => {
  test('P3 a whole contract can be served', () => expect(() => checkRules(parts())).not.toThrow());

  test('P3 an operation without roles stops the start', () => {
    expect(() => checkRules(without('x-roles'))).toThrow('readThing declares no x-roles');
  });

  test('P3 an operation without a scope stops the start', () => {
    expect(() => checkRules(without('x-scope'))).toThrow('readThing declares no x-scope');
  });

  test('P3 an unknown role set stops the start', () => {
    const { description, ...rest } = parts();
    const paths = { '/api/thing': { get: { ...description.paths['/api/thing']?.get, 'x-roles': 'everybody' } } };
    expect(() => checkRules({ ...rest, description: { ...description, paths } })).toThrow('unknown role set everybody');
  });

  test('P3 an operation that is not in the table stops the start', () => {
    expect(() => checkRules({ ...parts(), operations: {} })).toThrow('GET /api/thing has no row');
  });

  test('P3 a handler or guard that is missing stops the start', () => {
    expect(() => checkRules({ ...parts(), handlers: {} })).toThrow('readThing has no handler');
    const guarded = tinyContract({ readThing: { row: { ...operation.row, guard: 'self' } } });
    expect(() => checkRules({ ...parts(), ...guarded })).toThrow('missing guard self');
  });

  test('P3 the server is not made from such a contract', async () => {
    await expect(createTinyApp({ operations: { readThing: operation } })).rejects.toThrow('readThing has no handler');
  });

  test('P3 every operation of the product declares its rule', () => {
    const all = Object.fromEntries(Object.keys(operations).map((id) => [id, async () => null]));
    const guards = new Proxy(
      {},
      { getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: async () => true }) },
    );
    expect(() => checkRules({ description: readDescription(), operations, handlers: all, guards })).not.toThrow();
  });
});
