import { expect, test } from 'vitest';
import { evaluate, parseExpression } from '#engine/compiler';
import { functionExamples, functionMessages } from './function-messages.ts';

/** The record that the examples are about; today is 2026-11-29. */
const record: Readonly<Record<string, unknown>> = {
  name: 'Camera',
  price: 120,
  due: '2026-11-26',
  opened: '2026-11-29T03:30:00.000Z',
  person: 'ada',
  $now: '2026-11-29',
  $moment: '2026-11-29T09:00:00.000Z',
  $user: 'ada',
};

test('TABLE-23 each function that formulas are offered has an example, which gives what it says', () => {
  expect(Object.keys(functionExamples).toSorted()).toEqual(Object.keys(functionMessages).toSorted());
  const given = Object.entries(functionExamples).map(([name, [formula]]) => {
    const parsed = parseExpression(formula);
    const names = {
      lookup: (one: string) => record[one] ?? null,
      formatDate: (time: number) => new Date(time).toISOString().slice(0, 10),
    };
    return [name, parsed.diagnostic ? parsed.diagnostic.code : String(evaluate(parsed.expr, names))];
  });
  expect(given).toEqual(Object.entries(functionExamples).map(([name, [, gives]]) => [name, gives]));
});
