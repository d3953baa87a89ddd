import { expect, test } from 'vitest';
import { putWords, wordIn, wordInputs, withWord } from './words.ts';

test('TABLE-05 a text without a language is in the input of the language that it is written in, whoever reads it', () => {
  expect(wordInputs('label', '金额')).toEqual({ label_zh: '金额', label_en: '' });
  expect(wordInputs('label', 'Amount')).toEqual({ label_zh: '', label_en: 'Amount' });
  expect(wordInputs('label', { 'zh-CN': '金额' })).toEqual({ label_zh: '金额', label_en: '' });
});

test('TABLE-05 words in one language leave those in the other as they are', () => {
  const edited = (before: Parameters<typeof wordInputs>[1], change: object) =>
    putWords({ ...wordInputs('label', before), ...change }, 'label', before);
  expect(edited('金额', { label_en: 'Amount' })).toEqual({ 'zh-CN': '金额', 'en-US': 'Amount' });
  expect(edited('Amount', { label_en: 'Sum' })).toBe('Sum');
  expect(edited('Amount', { label_zh: '金额' })).toEqual({ 'zh-CN': '金额', 'en-US': 'Amount' });
  // What is written in the letters of the other language says which one it is.
  expect(edited(undefined, { label_zh: 'SKU' })).toEqual({ 'zh-CN': 'SKU' });
  expect(edited({ 'zh-CN': '金额', 'en-US': 'Amount' }, { label_en: undefined })).toBe('金额');
});

test('TABLE-05 a language without words has none, and gets its own', () => {
  expect(wordIn('金额', 'en-US')).toBe('');
  expect(wordIn('金额', 'zh-CN')).toBe('金额');
  expect(withWord('金额', 'en-US', 'Amount')).toEqual({ 'zh-CN': '金额', 'en-US': 'Amount' });
});
