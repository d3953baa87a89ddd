import { expect, test } from 'vitest';
import { contrast, leastContrast } from './contrast.ts';
import { shipped } from './front-meta.ts';

test('contrast is the ratio of WCAG, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrast('#e6f4ff', '#E6F4FF')).toBe(1);
});

test('CFG-08 CFG-10 the shipped grey can be read on the shipped light blue', () => {
  expect(contrast(shipped.copyrightColor, shipped.bgColor)).toBeGreaterThanOrEqual(leastContrast);
});
