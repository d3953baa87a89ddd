import { Environment } from '@marcbachmann/cel-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExpression } from '../../compiler/expression/parse.ts';
import { evaluate } from './evaluate.ts';

/**
 * The subset on which ours and CEL have to agree: whole expressions without null, without mixed types, without division
 * by zero. Where we differ on purpose is written at `evaluate` and tested in evaluate.test.ts.
 */
const state = { n: 3.5, m: -2, name: 'Ada', on: true, tags: ['a', 'b', 'ab'], list: [1.5, 2, -4] };
const cel = new Environment({ unlistedVariablesAreDyn: true });

const { number, text, truth } = fc.letrec<{ number: string; text: string; truth: string }>((tie) => ({
  number: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('1.0', '2.5', '-3.0', 'state.n', 'state.m'),
    fc.tuple(tie('number'), fc.constantFrom('+', '-', '*'), tie('number')).map((parts) => `(${parts.join(' ')})`),
    tie('number').map((inner) => `(-${inner})`),
    fc.tuple(tie('truth'), tie('number'), tie('number')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
  ),
  text: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('"a"', '"Ada"', '""', 'state.name', 'state.tags[0]', 'state.tags[2]'),
    fc.tuple(tie('text'), tie('text')).map((parts) => `(${parts.join(' + ')})`),
    tie('text').map((inner) => `${inner}.trim()`),
  ),
  truth: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('true', 'false', 'state.on', 'has(state.n)', 'has(state.nobody)', '("on" in state)'),
    fc
      .tuple(tie('number'), fc.constantFrom('<', '<=', '>', '>=', '==', '!='), tie('number'))
      .map((parts) => `(${parts.join(' ')})`),
    fc.tuple(tie('text'), fc.constantFrom('<', '>=', '==', '!='), tie('text')).map((parts) => `(${parts.join(' ')})`),
    fc.tuple(tie('truth'), fc.constantFrom('&&', '||'), tie('truth')).map((parts) => `(${parts.join(' ')})`),
    tie('truth').map((inner) => `(!${inner})`),
    fc
      .tuple(tie('text'), fc.constantFrom('contains', 'startsWith', 'endsWith'), tie('text'))
      .map(([a, name, b]) => `${a}.${name}(${b})`),
    tie('text').map((inner) => `(${inner} in state.tags)`),
    fc
      .tuple(fc.constantFrom('all', 'exists', 'exists_one'), tie('text'))
      .map(([name, a]) => `state.tags.${name}(x, x == ${a})`),
    tie('number').map((inner) => `(state.list.filter(x, x > ${inner}).map(x, x * 2.0) == [3.0, 4.0])`),
  ),
}));

test('P23 ours and CEL agree on expressions of the common subset', () => {
  fc.assert(
    fc.property(fc.oneof(number, text, truth), (source) => {
      const parsed = parseExpression(source);
      if (parsed.diagnostic) throw new Error(`${source}: ${JSON.stringify(parsed.diagnostic)}`);
      const ours = evaluate(parsed.expr, { lookup: (name) => (name === 'state' ? state : null), formatDate: String });
      expect(ours, source).toEqual(normal(cel.evaluate(source, { state })));
    }),
    { numRuns: 3000 },
  );
});

/** CEL keeps a negative zero; a page shows none. */
function normal(value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value === 0 ? 0 : value;
}
