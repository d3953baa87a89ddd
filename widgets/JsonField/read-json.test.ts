import { expect, test } from 'vitest';
import { formatJson } from './JsonField.tsx';
import { readJson } from './read-json.ts';
import { schemaIssues } from './schema-issues.ts';

test.each([
  ['', null],
  [' \n', null],
  ['null', null],
  ['{"a": [1, true, "x"]}', { a: [1, true, 'x'] }],
])('readJson reads %j', (text, value) => {
  expect(readJson(text)).toEqual({ value });
});

test.each([
  ['{"a": 1,}', 'PropertyNameExpected', 1, 9],
  ['{\n  "a" 1\n}', 'ColonExpected', 2, 7],
  ['[1 2]', 'CommaExpected', 1, 4],
  ['{"a": // one\n 1}', 'InvalidCommentToken', 1, 7],
  ['{"a": "x', 'UnexpectedEndOfString', 1, 7],
  ['{"a": 1, "b": 2, "a": 3}', 'RepeatedKey', 1, 18],
  ['hello', 'InvalidSymbol', 1, 1],
  ['{} 1', 'EndOfFileExpected', 1, 4],
])('readJson finds in %j %s at line %i, column %i', (text, kind, line, column) => {
  expect(readJson(text)).toMatchObject({ issue: { kind, line, column } });
});

test('readJson refuses whatever JSON.parse refuses', () => {
  const whole = '{"a":[1,-2.5e3,"x\\n\\u00e9",true,null],"b":{"c":{}}}';
  for (let at = 0; at < whole.length; at += 1) {
    for (const put of ['', ',', '"', '}', '\u00a0', '\t', '\\', '0']) {
      const text = whole.slice(0, at) + put + whole.slice(at + 1);
      const isJson = parses(text);
      const read = readJson(text);
      if (!isJson) expect(read, text).toHaveProperty('issue');
      else if ('issue' in read) expect(read.issue.kind, text).toBe('RepeatedKey');
    }
  }
});

test('formatJson changes nothing but blanks, not even numbers that are too long for the browser', () => {
  expect(formatJson('{"a":12345678901234567890,"b":[1.50]}')).toBe(
    '{\n  "a": 12345678901234567890,\n  "b": [\n    1.50\n  ]\n}',
  );
});

test('schemaFaults finds the line of each pointer', () => {
  const text = '{\n  "list": [\n    1,\n    "x"\n  ]\n}';
  const schema = { type: 'object', properties: { list: { items: { type: 'number' } } }, required: ['name'] };
  const issues = schemaIssues(text, JSON.parse(text), schema);
  expect(issues.map(({ issue, line }) => [issue.kind, issue.pointer, line])).toEqual([
    ['type', '/list/1', 4],
    ['missing', '', 1],
  ]);
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return text.trim() === '';
  }
}
