import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFlag } from './read-flag.ts';
import { listTexts, readList, writeList } from './read-list.ts';
import { readOption } from './read-list.ts';
import { readTime, readTimeOf } from './read-time.ts';

test.each([
  ['是', true],
  [' YES ', true],
  ['Ｙ', true],
  ['无', false],
  [1, true],
  ['0', false],
  [true, true],
  ['x', undefined],
  ['perhaps', undefined],
  [2, undefined],
])('REC-11 the answer %j is read as %s', (text, flag) => {
  expect(readFlag(text)).toBe(flag);
});

test('REC-11 the labels of a field say more than the usual words, and what is both is neither', () => {
  const labels = { yes: ['No', 'Blocked'], no: ['Yes', 'Free'] };
  expect(['no', 'Yes', 'blocked', 'true'].map((text) => readFlag(text, labels))).toEqual([true, false, true, true]);
  expect(readFlag('same', { yes: ['Same'], no: ['same'] })).toBeUndefined();
});

test.each([
  ['9:05', '09:05:00'],
  ['18：30', '18:30:00'],
  ['9时5分30秒', '09:05:30'],
  ['12:00 AM', '00:00:00'],
  ['1:05 pm', '13:05:00'],
  ['13:05 AM', undefined],
  ['25:00', undefined],
  ['9', undefined],
  [9, undefined],
])('REC-07 the time %j is read as %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test('REC-07 a minute takes no seconds, rather than losing them', () => {
  expect([readTimeOf('9:05'), readTimeOf('9:05:00'), readTimeOf('9:05:30')]).toEqual(['09:05', '09:05', undefined]);
  expect(readTimeOf('9:05:30', 'second')).toBe('09:05:30');
});

const names =
  (...known: string[]) =>
  (text: string) =>
    known.find((one) => one === text);

test.each([
  ['Red, Blue', ['Red', 'Blue'], ['Red', 'Blue']],
  ['Red、Blue；Red', ['Red', 'Blue'], ['Red', 'Blue']],
  ['Red, green, Blue', ['Red, green', 'Blue'], ['Red, green', 'Blue']],
  ['Red, green', ['Red', 'green', 'Red, green'], ['Red', 'green']],
  ['"Red, green"', ['Red', 'green', 'Red, green'], ['Red, green']],
  ['"Red, green", "The ""A"" team"', ['Red, green', 'The "A" team'], ['Red, green', 'The "A" team']],
  ['"A" team, B', ['"A" team', 'B'], ['"A" team', 'B']],
  ['Red, , Blue,', ['Red', 'Blue'], ['Red', 'Blue']],
  ['Red, Pink', ['Red'], undefined],
  ['', [], []],
])('REC-11 of the cell %j with the names %j the values are %j', (text, known, values) => {
  expect(readList(text, names(...known))).toEqual(values);
});

test('REC-11 a cell of very many values is read, and each text that may be one of them is looked up', () => {
  expect(readList('a,'.repeat(16_000), names('a'))).toEqual(['a']);
  expect(listTexts(['Red, green, Blue'])).toEqual(
    expect.arrayContaining(['Red', 'green', 'Blue', 'Red, green', 'green, Blue', 'Red, green, Blue']),
  );
});

test('REC-11 whatever names are written into one cell are read from it again', () => {
  const sign = fc.constantFrom('a', 'b', ',', '、', '"', ' ', '/', '\n', ';', '|', '=');
  const name = fc
    .array(sign, { minLength: 1, maxLength: 8 })
    .map((signs) => signs.join('').trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 5 }), fc.constantFrom('zh-CN', 'en-US'), (texts, locale) => {
      expect(readList(writeList(texts, locale), names(...texts))).toEqual(texts);
    }),
  );
});

test('REC-11 an option is named by its label in any language, before another one’s value', () => {
  const options = [
    { value: 'done', labels: ['Open', '打开'] },
    { value: 'open', labels: ['Done', '完成'] },
    { value: 'late', labels: ['OPEN'] },
  ];
  const named = (text: string) => readOption(options, text)?.value;
  expect(['Open', 'OPEN', '完成', 'done', 'late', 'none'].map(named)).toEqual([
    'done',
    'late',
    'open',
    'open',
    'late',
    undefined,
  ]);
});
