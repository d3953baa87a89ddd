import { expect, test } from 'vitest';
import { findWords, findingText } from '#scripts/words/find-words.ts';
import { exceptions, glossary } from '#scripts/words/glossary.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tree.ts';

const namesIn = (text: string, file = 'engine/canary.ts'): string[] => findWords(file, text).map(({ name }) => name);

test.each([
  ['a variable', 'const place = 1;', 'place'],
  ['a compound', 'function documentFault(): void {}', 'documentFault'],
  ['a parameter', 'export const say = (told: string): string => told;', 'told'],
  ['a type', 'interface RecordMistake { code: string }', 'RecordMistake'],
  ['a property of an own type', 'interface Walk { readonly faults: string[] }', 'faults'],
  ['a method', 'class Checker { placeOf(): void {} }', 'placeOf'],
  ['a private field', 'class Checker { #refusals = 0; }', '#refusals'],
  ['a new local name for a property', 'const { list: places } = answer;', 'places'],
  ['an item of a list', 'const [kept] = rows;', 'kept'],
])('%s with a name of the glossary is found', (_, text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

test('a file is found by its name', () => {
  expect(namesIn('export {};', 'engine/forms/record-mistake.test.ts')).toEqual(['recordMistake']);
});

test.each([
  [
    'rest parameters and what is left of an object',
    'export const f = ({ one, ...rest }: Row, ...places: string[]) => [one, rest];',
  ],
  ['names that only look alike', 'const replaced = 1; const defaults = 2; const placement = 3; const placeholder = 4;'],
  ['wire fields as they are used', "throw new Failure('invalid', { faults: [{ place: answer.place }] });"],
  ['wire fields as they are taken', 'const { faults } = detail; const shown = ({ faults }: Detail) => faults;'],
  ['methods of the platform', 'context.draw(); message.reply(); window.problems;'],
])('%s are not found', (_, text) => {
  expect(namesIn(text)).toEqual([]);
});

test('a finding says where it is, what to write and why', () => {
  const [finding] = findWords('engine/canary.ts', '\nconst { list: unheard } = props;');
  expect(finding && findingText(finding)).toBe(
    'engine/canary.ts:2: "unheard": write inert props. Props that no widget reads are inert.',
  );
});

test('each word is in one row, and no row advises a word of another row', () => {
  const words = glossary.flatMap(({ not }) => not);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  const advised = glossary.flatMap(({ but }) => but.match(/[A-Za-z]+/g) ?? []);
  expect(advised.filter((word) => findWords('engine/x.ts', `const ${word}_ = 1;`).length > 0)).toEqual([]);
});

test('every exception names a declaration that exists', () => {
  for (const { file, name } of exceptions)
    expect(findWords(file, readFileSync(join(root, file), 'utf8'), { except: [] }).map((one) => one.name)).toContain(
      name,
    );
});
