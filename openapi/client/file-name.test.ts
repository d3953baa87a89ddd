import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  [null, ''],
  ['attachment', ''],
  ['attachment; filename="orders 2026.xlsx"', 'orders 2026.xlsx'],
  ['attachment; filename=a.csv', 'a.csv'],
  ['attachment; filename="a.csv"; filename*=UTF-8\'\'%E8%AE%A2%E5%8D%95.csv', '订单.csv'],
  ['attachment; filename="a.csv"; filename*=UTF-8\'\'%E8%A', 'a.csv'],
  ['attachment; filename="a\\"b;c.csv"', 'a"b;c.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ["attachment; filename*=UTF-8''..%2F..%5Cx%00.exe", 'x.exe'],
  ['attachment; filename=".."', ''],
  ['inline; xfilename="a"', ''],
])('fileName reads %j as %j', (header, name) => expect(fileName(header)).toBe(name));
