import fc from 'fast-check';

/** What has broken servers before (docs of our promises): each must get a clear failure or be harmless. */
const texts = [
  '',
  ' ',
  '  admin  ',
  '\0',
  'a\0b',
  '\ud800',
  'ａｄｍｉｎ',
  'аdmin',
  'e\u0301',
  '\u202eevil',
  '\u200b',
  '😀'.repeat(64),
  "' OR '1'='1' --",
  "'; drop table accounts; --",
  '"',
  '`',
  '\\',
  '%',
  '_',
  '%%',
  '*)(uid=*))(|(uid=*',
  '$1',
  '?',
  ':id',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.test',
  '/\\evil.test',
  'https:evil.test',
  'http://127.0.0.1/',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  '../../etc/passwd',
  '..%2f..%2fetc',
  'C:\\x',
  '/etc/passwd',
  'a/b',
  '.',
  '..',
  'con',
  '\r\nX-Evil: 1',
  'a,b,c',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '9007199254740993',
  '-1',
  '1.5',
  '١٢٣',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  '0000-01-01T00:00:00Z',
  '0000-12-31',
  '9999-12-31T23:59:59-10:00',
  '2016-12-31T23:59:60Z',
  '0001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '[]',
  '{}',
  '{"$ne":null}',
  '\u0024{7*7}',
  '{{7*7}}',
  '=1+1',
  '@SUM(A1)',
  '^(a+)+$',
  '(',
  '[',
  'zh-CN',
  '../../zh-CN',
  'x'.repeat(1_000),
  'x'.repeat(70_000),
  '漢'.repeat(5_000),
  'a'.repeat(63),
  'select',
  'ws_id',
];

const numbers = [0, -0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 1e21, 1e300, 5e-324, 1e-7];

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? { a: value } : [value];
  return value;
}

/** Members that reach for prototypes, as a body's text has them. */
const prototypes: unknown[] = ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'].map(
  (text) => JSON.parse(text),
);

const structures: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [[], {}],
  { length: -1 },
  { toString: 1 },
  { $ne: null },
  { toJSON: 'x' },
  nested(150),
  nested(1_000),
  Array.from({ length: 1_000 }, (_, index) => index),
  ...prototypes,
];

/** Text for places that carry nothing else. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);

/** Anything that JSON can say, and halves of characters that it should not. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers, ...structures) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Names that no schema has, and that code may stumble over. */
export const hostileName: fc.Arbitrary<string> = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'ws_id',
  'roles',
  'created_by',
  'version',
  'id',
  '',
  ' ',
  '\0',
  'a.b',
  'a[b]',
  '$where',
  "'; --",
  '名',
  'x'.repeat(2_000),
);
