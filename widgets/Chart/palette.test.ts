import { expect, test } from 'vitest';
import { orderedColours, seeThrough } from './palette.ts';

test('orderedColours keeps what looks like the accent for the last', () => {
  const others = ['rgb(180, 83, 9)', 'rgb(14, 124, 134)', 'rgb(47, 125, 50)'];
  expect(orderedColours('rgb(186, 62, 12)', others)).toEqual([
    'rgb(186, 62, 12)',
    'rgb(14, 124, 134)',
    'rgb(47, 125, 50)',
    'rgb(180, 83, 9)',
  ]);
});

test('seeThrough keeps a colour that it cannot read', () => {
  expect(seeThrough('rgb(1, 2, 3)', 0.25)).toBe('rgba(1, 2, 3, 0.25)');
  expect(seeThrough('color(srgb 0 0 0)', 0.25)).toBe('color(srgb 0 0 0)');
});
