import { expect, test } from 'vitest';
import { chartData } from './chart-data.ts';

const rows = [
  { team: 'North', state: 'open', n: 4, cost: '12.50' },
  { team: 'North', state: 'done', n: 9, cost: '' },
  { team: 'South', state: 'open', n: null, cost: 'much' },
  { team: 'North', state: 'open', n: 1, cost: 7 },
];
const series = [{ field: 'n', label: 'Tickets' }];
const figures = (wanted: Partial<Parameters<typeof chartData>[1]>) => {
  const { categories, series: made } = chartData(rows, { kind: 'bar', category: 'team', series, ...wanted }, String);
  return {
    categories,
    figures: Object.fromEntries(made.map((one) => [one.label, one.points.map(({ value }) => value)])),
  };
};

test('chartData keeps a category for each row, and reads numbers that came as text', () => {
  expect(figures({ series: [...series, { field: 'cost', label: 'Cost' }] })).toEqual({
    categories: ['North', 'North', 'South', 'North'],
    figures: { Tickets: [4, 9, null, 1], Cost: [12.5, null, null, 7] },
  });
});

test('chartData splits by the values of a field, and adds up what is the same', () => {
  expect(figures({ splitBy: 'state' })).toEqual({
    categories: ['North', 'South'],
    figures: { open: [5, null], done: [9, null] },
  });
});

test('chartData takes one series of a pie, and for points the number to the right', () => {
  const { series: made } = chartData(rows, { kind: 'pie', category: 'team', series: [...series, ...series] }, String);
  expect(made).toHaveLength(1);
  const scatter = chartData(rows, { kind: 'scatter', category: 'cost', series }, String);
  expect(scatter.series[0]?.points.map(({ x }) => x)).toEqual([12.5, undefined, undefined, 7]);
});
