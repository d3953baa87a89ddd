import { expect, test } from 'vitest';
import { safeColor } from './safe-color.ts';

test.each(['#abc', '#AABBCC', '#aabbcc80', 'tomato', 'rgb(1 2 3 / 50%)', 'hsl(210, 50%, 96%)'])(
  'safeColor passes %s',
  (color) => {
    expect(safeColor(` ${color} `)).toBe(color);
  },
);

test.each([
  'red; background: url(//evil.test)',
  'url(javascript:alert(1))',
  '#12',
  'var(--pw-ink)',
  'rgb(1,2,3);}',
  '',
  undefined,
  null,
])('P20 safeColor drops %s', (color) => {
  expect(safeColor(color)).toBeUndefined();
});
