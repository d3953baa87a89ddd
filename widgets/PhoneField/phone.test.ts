import { expect, test } from 'vitest';
import { callingCodes } from './calling-codes.ts';
import { digitsOf, isPossible, phoneOf } from './phone.ts';

test.each([
  ['+8613800000000', '+86', '13800000000'],
  ['+1 (212) 555-0100', '+1', '2125550100'],
  ['+85291234567', '+852', '91234567'],
])('phoneOf takes %s apart', (whole, prefix, number) => {
  expect(phoneOf(whole)).toEqual({ prefix, number });
});

test('phoneOf knows nothing without a prefix, or with one that nobody has', () => {
  expect(phoneOf('13800000000')).toBeUndefined();
  expect(phoneOf('+999123')).toBeUndefined();
});

test('no calling code is the beginning of another, and regions come once', () => {
  const codes = [...new Set(callingCodes.map(({ prefix }) => prefix))];
  const clashes = codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)));
  expect(clashes).toEqual([]);
  expect(new Set(callingCodes.map(({ region }) => region)).size).toBe(callingCodes.length);
  expect(codes.length).toBeGreaterThan(200);
});

test('REG-05 digitsOf keeps digits only', () => {
  expect(digitsOf('1a2b')).toBe('12');
  expect(digitsOf('１３８ 00')).toBe('13800');
});

test.each([
  ['+86', '13800000000', true],
  ['+86', '12800000000', false],
  ['+86', '1380000000', false],
  ['+44', '7911123456', true],
  ['+44', '79', false],
  ['+852', '1234567890123', false],
])('VAL-08 VAL-09 isPossible says of %s %s: %s', (prefix, number, possible) => {
  expect(isPossible({ prefix, number })).toBe(possible);
});
