import { expect, test } from 'vitest';
import type { FieldKind } from '../design.ts';
import { withFunction } from './suggest-function.ts';

type RollUp = Extract<FieldKind, { type: 'rollup' }>;

const known = (value: string, kind: FieldKind) => ({ value, label: value, kind });
const fields = [
  known('amount', { type: 'number' }),
  known('day', { type: 'date', granularity: 'day' }),
  known('who', { type: 'user' }),
  known('total', { type: 'formula', expression: 'amount', result: 'number' }),
];
const rollUp = (more: Partial<RollUp>): RollUp => ({ type: 'rollup', of: 'items', function: 'count', ...more });
const chosen = (before: Partial<RollUp>, field: string | undefined) =>
  withFunction(rollUp(before), rollUp({ ...before, ...(field === undefined ? {} : { field }) }), fields);

test('TABLE-24 a roll-up takes the function that suits the chosen field, and leaves one that fits', () => {
  expect(chosen({}, 'amount')).toMatchObject({ function: 'sum', field: 'amount' });
  expect(chosen({}, 'total')).toMatchObject({ function: 'sum' });
  expect(chosen({}, 'day')).toMatchObject({ function: 'max' });
  expect(chosen({}, 'who')).toMatchObject({ function: 'countDistinct' });
  expect(chosen({ function: 'avg', field: 'total' }, 'amount')).toMatchObject({ function: 'avg' });
  expect(chosen({ function: 'min', field: 'day' }, 'amount')).toMatchObject({ function: 'min' });
  expect(chosen({ function: 'sum', field: 'amount' }, 'day')).toMatchObject({ function: 'max' });
});

test('TABLE-24 a roll-up that counts has no field, and one without a field counts', () => {
  const sum = rollUp({ function: 'sum', field: 'amount' });
  expect(withFunction(sum, { ...sum, function: 'count' }, fields)).toEqual(rollUp({}));
  expect(withFunction(sum, rollUp({ function: 'sum' }), fields)).toEqual(rollUp({}));
});
