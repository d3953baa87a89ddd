import { expect, test } from 'vitest';
import { requireTelephone } from './telephone.ts';

const check = (prefix: string, number: string) => () => requireTelephone(number, prefix);

test.each([
  ['+86', '13000000000'],
  ['+86', '19999999999'],
  ['+44', '7911123456'],
  ['+44', '07911123456'],
  ['+852', '51234567'],
  ['+49', '15123456789'],
  ['+1', '2024561111'],
  ['+86', ''],
])('VAL-08 VAL-09 takes a mobile number of its prefix: %s %s', (prefix, number) => {
  expect(check(prefix, number)).not.toThrow();
});

test.each([
  ['+86', '12999999999'],
  ['+86', '1300000000'],
  ['+86', '130000000000'],
  ['+44', '2079460958'],
  ['+44', '79'],
  ['+852', '21234567'],
  ['+852', '7911123456'],
  ['+491', '5112345678'],
  ['+4', '47911123456'],
  ['+999', '13800000000'],
])('VAL-08 VAL-09 refuses what is no mobile number of its prefix: %s %s', (prefix, number) => {
  expect(check(prefix, number)).toThrow(expect.objectContaining({ code: 'telephone_refused' }));
});
