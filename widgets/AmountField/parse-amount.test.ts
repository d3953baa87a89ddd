import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['en-US', '$1,234.50', 1234.5],
  ['de-DE', '1.234,50 €', 1234.5],
  ['zh-CN', '￥１２３', 123],
  ['en-US', '-7', -7],
  ['en-US', '−7', -7],
  ['en-US', '', null],
  ['en-US', 'much', null],
  ['en-US', '1.2.3', null],
])('parseAmount of %s reads %j', (locale, text, amount) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  expect(parseAmount(text, format)).toBe(amount);
});
