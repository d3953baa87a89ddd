import { expect, test } from 'vitest';
import { maskedTelephone } from './masked-telephone.ts';

test.each([
  ['13800000003', '138****0003'],
  ['+8613800000003', '+86****0003'],
  ['5551234', '5****34'],
  ['1234', '1****34'],
])('AUTH-50 of %s no more is shown than %s', (telephone, shown) => {
  expect(maskedTelephone(telephone)).toBe(shown);
});
