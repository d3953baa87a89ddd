import { expect, test } from 'vitest';
import { evaluate, parseExpression } from '#engine/compiler';
import { examplesIn, functionMessages } from './function-messages.ts';

/** The record that the examples are about; today is 2026-11-29. */
const record: Readonly<Record<string, unknown>> = {
  price: 120,
  due: '2026-11-26',
  opened: '2026-11-29T03:30:00.000Z',
  person: 'ada',
  $now: '2026-11-29',
  $moment: '2026-11-29T09:00:00.000Z',
  $user: 'ada',
};

test.each([
  ['en-US', 'Camera'],
  ['zh-CN', '照相机'],
])(
  'TABLE-23 each function that formulas are offered has an example in %s, which gives what it says',
  (locale, name) => {
    const functionExamples = examplesIn(locale);
    expect(Object.keys(functionExamples).toSorted()).toEqual(Object.keys(functionMessages).toSorted());
    const given = Object.entries(functionExamples).map(([called, [formula]]) => {
      const parsed = parseExpression(formula);
      const names = {
        lookup: (one: string) => (one === 'name' ? name : (record[one] ?? null)),
        formatDate: (time: number) => new Date(time).toISOString().slice(0, 10),
      };
      return [called, parsed.diagnostic ? parsed.diagnostic.code : String(evaluate(parsed.expr, names))];
    });
    expect(given).toEqual(Object.entries(functionExamples).map(([called, [, gives]]) => [called, gives]));
  },
);
