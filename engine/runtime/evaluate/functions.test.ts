import { describe, expect, test } from 'vitest';
import { functionSignatures } from '../../compiler/expression/functions.ts';
import { Budget } from './budget.ts';
import { callFunction, implementedFunctions } from './functions.ts';

const formatDate = (time: number, style: string): string => `${style} ${new Date(time).toISOString()}`;
const call = (name: string, ...args: unknown[]): unknown =>
  callFunction(name, args, { budget: new Budget(), formatDate });

describe('functions', () => {
  test('there is one implementation for each signature, and no other', () => {
    expect([...implementedFunctions].sort()).toEqual(Object.keys(functionSignatures).sort());
  });

  test('null in an argument gives null, unless the signature says that the function looks at null', () => {
    for (const [name, signature] of Object.entries(functionSignatures)) {
      if (!('takesNull' in signature)) expect(call(name, null, null), name).toBeNull();
    }
  });

  test.each<[string, unknown[], unknown]>([
    ['size', ['地址😀'], 3],
    ['size', [[1, 2]], 2],
    ['size', [{ a: 1 }], 1],
    ['trim', ['  a '], 'a'],
    ['lower', ['ÄB'], 'äb'],
    ['upper', ['äb'], 'ÄB'],
    ['contains', ['abc', 'b'], true],
    ['startsWith', ['abc', 'b'], false],
    ['endsWith', ['abc', 'c'], true],
    ['string', [1.5], '1.5'],
    ['string', [true], 'true'],
    ['number', [' 12.5 '], 12.5],
    ['number', ['0x10'], null],
    ['number', ['Infinity'], null],
    ['number', ['12a'], null],
    ['number', [true], null],
    ['int', ['-3.9'], -3],
    ['int', [-0.5], 0],
    ['round', [1.005, 2], 1.01],
    ['round', [2.5], 3],
    ['round', [1e21], 1e21],
    ['min', [3, 1, 2], 1],
    ['max', [3, 1, 2], 3],
    ['abs', [-3], 3],
    ['join', [['a', null, 1, true], ', '], 'a, 1, true'],
    ['split', ['a,b', ','], ['a', 'b']],
    ['isEmpty', [null], true],
    ['isEmpty', [''], true],
    ['isEmpty', [' '], false],
    ['isEmpty', [[]], true],
    ['isEmpty', [{ a: 1 }], false],
    ['lengthAtLeast', [null, 1], false],
    ['lengthAtLeast', ['12345', 6], false],
    ['lengthAtLeast', ['😀bcdef', 6], true],
    ['lengthAtLeast', ['123456', null], null],
    ['sameSecret', ['a', 'a'], true],
    ['sameSecret', ['a', 'A'], false],
    ['sameSecret', [null, ''], true],
    ['passwordIssues', [null], ['short', 'notLong', 'notMixed', 'oneCase']],
    ['passwordIssues', ['summer42'], ['notLong', 'oneCase']],
    ['passwordIssues', ['Blue-lamp'], ['notLong', 'notMixed']],
    ['passwordIssues', ['Blue-lamp-42'], []],
    ['last2', ['欧阳娜娜'], '娜娜'],
    ['last2', ['Z'], 'Z'],
    ['coalesce', [null, 0, 1], 0],
    ['coalesce', [null, null], null],
    [
      'merge',
      [
        { a: 1, b: 2, c: null },
        { b: 3, d: 4 },
      ],
      { a: 1, c: null, b: 3, d: 4 },
    ],
    [
      'merge',
      [
        { a: 1, b: 2 },
        { a: null, e: null },
      ],
      { b: 2 },
    ],
    ['safePath', ['/a?b=1', '/'], '/a?b=1'],
    ['safePath', ['https://evil.test', '/'], '/'],
    ['safePath', [null, '/home'], '/home'],
    ['cut', ['Purchase', 8], 'Purchase'],
    ['cut', ['Purchases', 8], 'Purchase…'],
    ['cut', ['采购订单', 8], '采购订单'],
    ['cut', ['采购订单表', 8], '采购订单…'],
    ['cut', ['a采购订单', 8], 'a采购订…'],
    ['cut', [null, 8], null],
    ['formatDate', ['2026-11-21T10:00:00Z'], 'datetime 2026-11-21T10:00:00.000Z'],
    ['formatDate', [0, 'date'], 'date 1970-01-01T00:00:00.000Z'],
    ['formatDate', ['soon'], null],
    ['formatDate', [1e17], null],
  ])('%s(%j) is %j', (name, args, value) => {
    expect(call(name, ...args)).toEqual(value);
  });

  test.each(['constructor', '__proto__', 'toString', 'eval', 'hasOwnProperty', 'matches'])(
    'P23 refuses to call %s',
    (name) => {
      expect(() => call(name, 'x')).toThrow(expect.objectContaining({ code: 'ENGINE_EXPRESSION_BROKEN' }));
    },
  );
});
