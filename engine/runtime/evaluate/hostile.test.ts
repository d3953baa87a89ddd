import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EngineError } from '#engine/document';
import { implementedFunctions } from './functions.ts';
import { evaluate } from './evaluate.ts';
import { atLevel } from '#tests/promises/at-level.ts';

const runs = Number(process.env['PAGEWRIGHT_RUNS'] ?? atLevel(1_000_000, 2_000));

/** Names by which scripts climb out of their data. */
const escapes = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'length',
  'then',
  'call',
  'apply',
  'bind',
  'caller',
  'arguments',
];
const key = fc.constantFrom(...escapes, 'a', 'rows', 'state', 'x', '0', '');

class Secret {
  field = 1;
  method(): string {
    return 'reached';
  }
}

function roots(): Record<string, unknown> {
  return {
    state: {
      a: 1,
      rows: [{ x: 'y' }, null, 3],
      name: 'Ada',
      fn: () => 'reached',
      date: new Date(0),
      secret: new Secret(),
      map: new Map([['a', 1]]),
    },
    data: JSON.parse('{"__proto__": {"x": 1}, "constructor": {"prototype": {"x": 2}}}'),
    x: 'text',
  };
}

const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(fc.constant('lit'), fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), key)),
    fc.tuple(
      fc.constant('var'),
      fc.oneof(fc.constantFrom('state', 'data', 'x', 'globalThis', 'window', 'process'), key),
    ),
    fc.tuple(fc.constant('get'), tie('tree'), key),
    fc.tuple(fc.constant('at'), tie('tree'), tie('tree')),
    fc.tuple(fc.constant('has'), tie('tree'), key),
    fc.tuple(
      fc.constant('call'),
      fc.oneof(fc.constantFrom(...implementedFunctions), key),
      fc.array(tie('tree'), { maxLength: 3 }),
    ),
    fc.tuple(
      fc.constant('op'),
      fc.constantFrom('+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', 'in', '**'),
      tie('tree'),
      tie('tree'),
    ),
    fc.tuple(fc.constantFrom('and', 'or'), tie('tree'), tie('tree')),
    fc.tuple(fc.constantFrom('not', 'neg'), tie('tree')),
    fc.tuple(fc.constant('if'), tie('tree'), tie('tree'), tie('tree')),
    fc.tuple(fc.constant('list'), fc.array(tie('tree'), { maxLength: 4 })),
    fc.tuple(fc.constant('map'), fc.array(fc.tuple(tie('tree'), tie('tree')), { maxLength: 3 })),
    fc.tuple(
      fc.constant('each'),
      fc.constantFrom('all', 'exists', 'exists_one', 'filter', 'map'),
      tie('tree'),
      key,
      tie('tree'),
    ),
    fc.jsonValue(),
  ),
}));

/** Everything that a result holds, and every prototype on the way. */
function assertHarmless(value: unknown, depth = 0): void {
  expect(typeof value).not.toBe('function');
  expect(typeof value).not.toBe('symbol');
  expect(value).not.toBe(Object.prototype);
  expect(value).not.toBe(Array.prototype);
  if (typeof value !== 'object' || value === null || depth > 8) return;
  if (value instanceof Date || value instanceof Map || value instanceof Secret) return;
  for (const part of Object.values(value)) if (typeof part !== 'function') assertHarmless(part, depth + 1);
}

describe('P23 random expressions', () => {
  test(
    `P23 ${runs} trees reach no function and no prototype, and end in a value or in an error of the catalogue`,
    () => {
      const untouched = JSON.stringify(roots());
      const before = Object.getOwnPropertyNames(Object.prototype).join();
      fc.assert(
        fc.property(tree, (expression) => {
          const known = roots();
          const names = {
            lookup: (name: string) => (Object.hasOwn(known, name) ? known[name] : null),
            formatDate: String,
          };
          try {
            assertHarmless(evaluate(expression, names));
          } catch (error) {
            if (!(error instanceof EngineError)) throw error;
          }
          expect(JSON.stringify(known)).toBe(untouched);
        }),
        { numRuns: runs },
      );
      expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
    },
    120_000 + runs,
  );

  test.each([
    ['the constructor of a text', ['get', ['lit', ''], 'constructor']],
    ['the constructor of a list', ['get', ['list', []], 'constructor']],
    ['a method of a class', ['get', ['get', ['var', 'state'], 'secret'], 'method']],
    ['a field of a class', ['get', ['get', ['var', 'state'], 'secret'], 'field']],
    ['a function of the data', ['get', ['var', 'state'], 'fn']],
    ['a computed __proto__', ['at', ['var', 'state'], ['op', '+', ['lit', '__pro'], ['lit', 'to__']]]],
    ['the length of a list', ['get', ['get', ['var', 'state'], 'rows'], 'length']],
    ['a global', ['var', 'globalThis']],
  ])('P23 %s is null', (_, expression) => {
    const known = roots();
    expect(
      evaluate(expression, { lookup: (name) => (Object.hasOwn(known, name) ? known[name] : null), formatDate: String }),
    ).toBeNull();
  });

  test('P23 an object cannot be given another prototype', () => {
    const names = { lookup: () => null, formatDate: String };
    expect(() =>
      evaluate(
        [
          'map',
          [
            [
              ['lit', '__proto__'],
              ['map', []],
            ],
          ],
        ],
        names,
      ),
    ).toThrow(EngineError);
  });

  test('P23 a value that holds itself ends in a value or in the budget, whatever is asked of it', () => {
    const circle: Record<string, unknown> = { name: 'a' };
    circle['self'] = circle;
    circle['list'] = [circle];
    const lookup = (name: string): unknown => (name === 'x' ? circle : null);
    const x = ['var', 'x'];
    const inner = ['get', x, 'self'];
    const questions = [
      ['op', '==', x, inner],
      ['op', 'in', x, ['get', x, 'list']],
      ['op', '+', ['get', x, 'list'], ['get', x, 'list']],
      ['each', 'filter', ['get', x, 'list'], 'y', ['op', '==', ['var', 'y'], x]],
      ...implementedFunctions.map((name) => ['call', name, [x, inner, inner]]),
      ...implementedFunctions.map((name) => ['call', name, [x]]),
    ];
    for (const question of questions) {
      try {
        evaluate(question, { lookup, formatDate: String });
      } catch (error) {
        expect(error, JSON.stringify(question)).toBeInstanceOf(EngineError);
      }
    }
  });
});
