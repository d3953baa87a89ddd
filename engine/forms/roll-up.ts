import type { Expr } from '#engine/document';
import { evaluate } from '../runtime/evaluate/evaluate.ts';
import { ownValue } from '../runtime/evaluate/own-value.ts';
import type { RecordValues } from './form-config.ts';
import type { Step } from './form-plan.ts';

type RollUp = Extract<Step, { kind: 'rollup' }>;
type Passes = (filter: Expr, row: RecordValues) => boolean;

/** One value computed from the rows of a sub-table; null where no rows have none, such as the smallest value. */
export function rollUp(
  { of, column, filter }: RollUp,
  rows: readonly RecordValues[] | null,
  passes: Passes,
): number | string | null {
  const counted = (rows ?? []).filter((row) => filter === undefined || passes(filter, row));
  if (of === 'count') return counted.length;
  const values = counted.map((row) => ownValue(row, column ?? '')).filter((value) => value !== null && value !== '');
  if (of === 'countDistinct') return new Set(values.map((value) => JSON.stringify(value))).size;
  if (of === 'min' || of === 'max') return extreme(of, values);
  const numbers = values.filter((value) => typeof value === 'number');
  if (of === 'sum') return exact(numbers);
  return numbers.length === 0 ? null : roundTo(exact(numbers) / numbers.length, 10);
}

/** Adds as people do: 0.1 and 0.2 are 0.3. */
export function exact(numbers: readonly number[]): number {
  const digits = numbers.reduce((most, number) => Math.max(most, digitsOf(number)), 0);
  return roundTo(
    numbers.reduce((sum, number) => sum + number, 0),
    digits,
  );
}

function digitsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

function roundTo(value: number, digits: number): number {
  const rounded = evaluate(
    [
      'call',
      'round',
      [
        ['lit', value],
        ['lit', Math.min(15, digits)],
      ],
    ],
    unnamed,
  );
  return typeof rounded === 'number' ? rounded : value;
}

const unnamed = { lookup: () => null, formatDate: () => '' };

function extreme(of: 'min' | 'max', values: readonly unknown[]): number | string | null {
  const comparable = values.filter((value) => typeof value === 'number' || typeof value === 'string');
  return comparable.reduce<number | string | null>((best, value) => {
    if (best === null || typeof best !== typeof value) return best ?? value;
    return (of === 'min' ? value < best : value > best) ? value : best;
  }, null);
}
