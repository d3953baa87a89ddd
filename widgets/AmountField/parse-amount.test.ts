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
  ['en-US', '15,50', 15.5],
  ['en-US', '15,', 15],
  ['en-US', '1,234', 1234],
  ['en-US', '1,234,567', 1234567],
  ['en-US', '1.234,56', 1234.56],
  ['zh-CN', '15，50', 15.5],
  ['de-DE', '15.5', 15.5],
  ['de-DE', '1.234', 1234],
  ['en-US', '9.999', 10],
])('parseAmount of %s reads %j', (locale, text, amount) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  expect(parseAmount(text, format)).toBe(amount);
});
