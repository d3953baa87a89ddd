import { describe, expect, test } from 'vitest';
import { functionSignatures } from '../../compiler/expression/functions.ts';
import { Budget } from './budget.ts';
import { callFunction, implementedFunctions } from './functions.ts';

const formatDate = (time: number, style: string, isDay: boolean): string =>
  `${isDay ? 'day ' : ''}${style} ${new Date(time).toISOString()}`;
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
    ['len', ['地址😀'], 3],
    ['left', ['地😀址', 2], '地😀'],
    ['left', ['ab', -1], ''],
    ['right', ['地😀址', 2], '😀址'],
    ['right', ['ab', 9], 'ab'],
    ['mid', ['abcdef', 2, 3], 'bcd'],
    ['mid', ['abc', 0, 2], 'ab'],
    ['replace', ['a-b-c', '-', '$&'], 'a$&b$&c'],
    ['replace', ['abc', '', 'x'], 'abc'],
    ['concat', ['No. ', 7, null, true], 'No. 7true'],
    ['isBlank', [null], true],
    ['isBlank', [''], true],
    ['isBlank', [0], false],
    ['isBlank', [[]], true],
    ['floor', [-1.5], -2],
    ['ceil', [-0.5], 0],
    ['mod', [-3, 2], 1],
    ['mod', [3, -2], -1],
    ['mod', [3, 0], null],
    ['power', [2, 10], 1024],
    ['power', [-8, 0.5], null],
    ['sqrt', [9], 3],
    ['sqrt', [-1], null],
    ['round', [0.0000001, 2], 0],
    ['round', [0.00000016, 7], 2e-7],
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
    ['daysBetween', ['2026-02-27', '2026-03-01'], 2],
    ['daysBetween', ['2026-03-01', '2026-02-27'], -2],
    ['daysBetween', ['2026-03-28', '2026-03-30'], 2],
    ['daysBetween', ['2026-11-21T10:00:00Z', '2026-11-23T09:59:00Z'], 1],
    ['daysBetween', ['soon', '2026-03-01'], null],
    ['daysBetween', ['12', '2026-03-01'], null],
    ['hoursBetween', ['2026-11-21T10:00:00Z', '2026-11-21T11:30:00Z'], 1.5],
    ['monthsBetween', ['2026-01-31', '2026-02-28'], 0],
    ['monthsBetween', ['2026-01-31', '2026-03-31'], 2],
    ['monthsBetween', ['2026-03-31', '2026-01-31'], -2],
    ['monthsBetween', ['2025-12-15', '2026-01-15'], 1],
    ['yearsBetween', ['2000-02-29', '2026-02-28'], 25],
    ['yearsBetween', ['2000-02-29', '2026-03-01'], 26],
    ['yearsBetween', ['no', 'date'], null],
    ['addDays', ['2026-02-27', 2], '2026-03-01'],
    ['addDays', ['2026-11-21T10:00:00Z', -1], '2026-11-20T10:00:00.000Z'],
    ['addDays', ['2026-02-27', 1e300], null],
    ['addDays', ['soon', 1], null],
    ['addMonths', ['2026-01-31', 1], '2026-02-28'],
    ['addMonths', ['2026-01-15', -2], '2025-11-15'],
    ['addYears', ['2024-02-29', 1], '2025-02-28'],
    ['year', ['2026-11-21'], 2026],
    ['month', ['2026-11-21'], 11],
    ['day', ['2026-11-21'], 21],
    ['weekday', ['2026-11-21'], 6],
    ['weekday', ['2026-11-22'], 7],
    ['weekday', ['soon'], null],
    ['formatDate', ['2026-11-21T10:00:00Z'], 'datetime 2026-11-21T10:00:00.000Z'],
    ['formatDate', [0, 'date'], 'date 1970-01-01T00:00:00.000Z'],
    ['formatDate', ['soon'], null],
    ['formatDate', [1e17], null],
  ])('%s(%j) is %j', (name, args, value) => {
    expect(call(name, ...args)).toEqual(value);
  });

  test.each([
    ['cut', ['Purchase', 8], 'Purchase'],
    ['cut', ['Purchases', 8], 'Purchase…'],
    ['cut', ['采购订单', 8], '采购订单'],
    ['cut', ['采购订单表', 8], '采购订单…'],
    ['cut', ['a采购订单', 8], 'a采购订…'],
    ['cut', [null, 8], null],
  ])('LIM-20 CAT-23 %s(%j) is %j', (name, args, value) => {
    expect(call(name, ...args)).toEqual(value);
  });

  test.each(['constructor', '__proto__', 'toString', 'eval', 'hasOwnProperty', 'matches'])(
    'P23 refuses to call %s',
    (name) => {
      expect(() => call(name, 'x')).toThrow(expect.objectContaining({ code: 'ENGINE_EXPRESSION_BROKEN' }));
    },
  );
});
