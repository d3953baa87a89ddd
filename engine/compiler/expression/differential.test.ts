import { Environment } from '@marcbachmann/cel-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EngineError } from '#engine/document';
import { evaluate } from '../../runtime/evaluate/evaluate.ts';
import { checkExpression } from './check.ts';
import { functionSignatures } from './functions.ts';
import { parseExpression } from './parse.ts';
import { booleanType, listType, numberType, objectType, textType } from './type.ts';
import { isWhole } from '#tests/tier.ts';

const seed = Number(process.env.SEED ?? (isWhole ? Date.now() % 2 ** 31 : 20261129));
const runs = Number(process.env.RUNS ?? (isWhole ? 4000 : 500));
const cel = new Environment({ unlistedVariablesAreDyn: true, homogeneousAggregateLiterals: false });
const values = {
  state: { n: 3, m: -1.5, t: 'abc', u: '', b: true, c: false, list: [1, 2.5, 3], words: ['a', 'bc'], o: { n: 7 } },
};
const scope = {
  state: objectType({
    n: numberType,
    m: numberType,
    t: textType,
    u: textType,
    b: booleanType,
    c: booleanType,
    list: listType(numberType),
    words: listType(textType),
    o: objectType({ n: numberType }),
  }),
};
const names = { lookup: (name: string) => (name === 'state' ? values.state : null), formatDate: () => '' };

/** Texts of expressions in the subset in which CEL and this language agree: doubles, no null, no division by zero. */
const { number, truth, text } = fc.letrec<{ number: string; truth: string; text: string; list: string; words: string }>(
  (tie) => {
    const pair = <T extends string>(part: fc.Arbitrary<T>, operators: string[]): fc.Arbitrary<string> =>
      fc.tuple(part, fc.constantFrom(...operators), part).map(([a, operator, b]) => `(${a} ${operator} ${b})`);
    const choice = (part: fc.Arbitrary<string>) =>
      fc.tuple(tie('truth'), part, part).map(([test, a, b]) => `(${test} ? ${a} : ${b})`);
    return {
      number: fc.oneof(
        { maxDepth: 5, depthSize: 'small' },
        fc.constantFrom('state.n', 'state.m', 'state.o.n', 'state["n"]', 'state.list[1]', '1.0', '0.5', '12.25'),
        pair(tie('number'), ['+', '-', '*']),
        tie('number').map((part) => `-(${part})`),
        tie('number').map((part) => `(${part} / 4.0)`),
        choice(tie('number')),
        tie('number').map((part) => `{"k": ${part}}.k`),
      ),
      text: fc.oneof(
        { maxDepth: 5, depthSize: 'small' },
        fc.constantFrom('state.t', 'state.u', '"x"', "'it'", 'state.words[0]', '"\\u4f60\\n\\\\"'),
        pair(tie('text'), ['+']),
        choice(tie('text')),
      ),
      list: fc.oneof(
        { maxDepth: 4, depthSize: 'small' },
        fc.constant('state.list'),
        fc.array(tie('number'), { minLength: 1, maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
        tie('number').map((limit) => `state.list.filter(x, x > ${limit})`),
        tie('number').map((more) => `state.list.map(y, y + ${more})`),
      ),
      words: fc.oneof(
        { maxDepth: 3 },
        fc.constant('state.words'),
        tie('text').map((part) => `state.words.map(w, w + ${part})`),
      ),
      truth: fc.oneof(
        { maxDepth: 6, depthSize: 'small' },
        fc.constantFrom('state.b', 'state.c', 'true', 'false', 'has(state.n)'),
        pair(tie('truth'), ['&&', '||', '==', '!=']),
        tie('truth').map((part) => `!(${part})`),
        pair(tie('number'), ['==', '!=', '<', '<=', '>', '>=']),
        pair(tie('text'), ['==', '!=', '<', '<=', '>', '>=']),
        fc
          .tuple(tie('text'), fc.constantFrom('contains', 'startsWith', 'endsWith'), tie('text'))
          .map(([a, call, b]) => `(${a}).${call}(${b})`),
        fc
          .tuple(tie('list'), fc.constantFrom('all', 'exists', 'exists_one'), tie('number'))
          .map(([a, call, b]) => `(${a}).${call}(z, z >= ${b})`),
        fc.tuple(tie('number'), tie('list')).map(([a, b]) => `(${a} in ${b})`),
        fc.tuple(tie('text'), tie('words')).map(([a, b]) => `(${a} in ${b})`),
        pair(tie('list'), ['==', '!=']),
        choice(tie('truth')),
      ),
    };
  },
);

describe('expressions', () => {
  it(`P23 mean what cel-js says, in ${runs} random expressions of the subset both know (SEED=${seed})`, () => {
    fc.assert(
      fc.property(fc.oneof(number, truth, text), (expression) => {
        fc.pre(expression.length < 3000);
        const parsed = parseExpression(expression);
        fc.pre(parsed.diagnostic?.code !== 'PAGE_EXPRESSION_LIMIT');
        if (parsed.diagnostic) throw new Error(`${expression}: ${JSON.stringify(parsed.diagnostic)}`);
        // Two things that CEL allows and documents may not: inner items that hide outer ones, words that are never equal.
        const { diagnostics } = checkExpression(parsed.expr, parsed.positions, scope);
        const reasons = diagnostics.map(({ detail }) => String(detail.reason));
        expect(reasons.filter((reason) => !/already means something|none of the possible values/.test(reason))).toEqual(
          [],
        );
        expect(evaluate(JSON.parse(JSON.stringify(parsed.expr)), names)).toEqual(
          normal(cel.evaluate(expression, values)),
        );
      }),
      { numRuns: runs, seed },
    );
  });

  it(`P23 never reach a function or a prototype, in ${runs} random texts (SEED=${seed})`, () => {
    const pieces = [
      'state',
      '.',
      'n',
      '(',
      ')',
      '[',
      ']',
      '"__proto__"',
      'constructor',
      '__proto__',
      'prototype',
      'toString',
      '"constructor"',
      ',',
      ' ',
      '+',
      '1',
      '{',
      '}',
      ':',
      '?',
      '!',
      '-',
      'x',
      'all',
      'map',
      'size',
      'string',
      'join',
      '&&',
      '==',
      'in',
      'null',
      'has',
      'this',
      'globalThis',
      'call',
      "'a'",
      'state.list',
      '.map(x, x)',
      ...Object.keys(functionSignatures),
    ];
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join('')),
        (expression) => {
          const parsed = parseExpression(expression);
          if (parsed.diagnostic) return;
          checkExpression(parsed.expr, parsed.positions, scope);
          try {
            expectData(evaluate(parsed.expr, names));
          } catch (error) {
            if (!(error instanceof EngineError)) throw error;
          }
        },
      ),
      { numRuns: runs, seed },
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
  });
});

/** cel-js gives minus zero where arithmetic does; pages show zero. */
function normal(value: unknown): unknown {
  return value === 0 ? 0 : value;
}

function expectData(value: unknown): void {
  expect(['object', 'string', 'number', 'boolean']).toContain(typeof value);
  if (Array.isArray(value)) value.forEach(expectData);
  else if (value !== null && typeof value === 'object') {
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    Object.values(value).forEach(expectData);
  }
}
