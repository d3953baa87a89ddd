import { expect, test } from 'vitest';
import { findTerms, partsOf, termText, textsOfSource } from '#scripts/words/find-terms.ts';
import { termExceptions } from '#scripts/words/term-exceptions.ts';
import { terms } from '#scripts/words/terms.ts';
import { visibleTexts } from '#scripts/words/visible-texts.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tree.ts';

const refusedIn = (message: string, language: 'en' | 'zh' = 'en'): string[] =>
  findTerms(partsOf(message).map((text) => ({ at: 'a.text', language, text }))).map(({ word }) => word);

test.each([
  ['a word in a sentence', 'Ask somebody else.', 'en', ['somebody']],
  ['in any capitalisation', 'E-mail', 'en', ['e-mail', 'mail']],
  ['a label of one word', 'Checks', 'en', ['checks']],
  ['an option of a choice', '{kind, select, a {By mail} other {By SMS}}', 'en', ['mail']],
  ['a plural', '{count, plural, one {# mistake} other {# errors}}', 'en', ['mistake']],
  ['what stands in a tag', '<b>whoever</b> may', 'en', ['whoever']],
  ['Chinese', '该企业已停用', 'zh', ['该企业']],
] as const)('%s that the list of terms refuses is found', (_, message, language, words) => {
  expect(refusedIn(message, language)).toEqual(words);
});

test.each([
  ['names of arguments and options', '{mail, select, nobody {No one} other {{telephone}}}'],
  ['a part of a longer word', 'Email, forgoodness, kindly'],
  ['a word that is refused as a label alone', 'This kind of file is checked; it checks itself.'],
])('%s are not found', (_, message) => {
  expect(refusedIn(message)).toEqual([]);
});

test('texts of the server are found in both forms in which its sources write them', () => {
  const source = `
    const one = { 'en-US': \`Ask \${who} or somebody.\`, 'zh-CN': '请联系该企业。' };
    const two = ['Telephone', '手机号'];
    const code = ['mail', 'sms'];`;
  const found = findTerms(textsOfSource('server/canary.ts', source));
  expect(found.map(({ at, word }) => [at, word])).toEqual([
    ['server/canary.ts:2', 'somebody'],
    ['server/canary.ts:2', '该企业'],
    ['server/canary.ts:3', 'telephone'],
  ]);
});

test('a finding says where it is, what to write and why', () => {
  const [finding] = findTerms([{ at: 'a.text', language: 'zh', text: '彻底清除记录' }]);
  expect(finding && termText(finding)).toBe(
    'a.text: "彻底清除" in “彻底清除记录”: write 彻底删除. One concept has one name.',
  );
});

test('no term advises what a term refuses, and every exception names a text with its word', async () => {
  const advised = terms.flatMap(({ en, zh }) => [
    { at: en, language: 'en' as const, text: en },
    { at: zh, language: 'zh' as const, text: zh },
  ]);
  expect(findTerms(advised)).toEqual([]);
  const path = 'server/kernel/grants/everybody.ts';
  const texts = await visibleTexts([{ path, text: readFileSync(join(root, path), 'utf8') }]);
  const found = findTerms(texts, { except: [] });
  for (const { at, word } of termExceptions)
    expect(
      found.some((one) => one.word === word && one.at.startsWith(at)),
      `${at}: ${word}`,
    ).toBe(true);
});
