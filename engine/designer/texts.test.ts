import { expect, test } from 'vitest';
import { withTextIn, textIn } from './texts.ts';

const messages = { 'en-US': { hello: 'Hello {name}' }, 'zh-CN': { hello: '你好，{name}' } };
const locales = ['en-US', 'zh-CN'];

test('words of a message are changed in one language, and the other keeps what the message says', () => {
  const value = { t: 'hello', values: { name: { $: 'user.name' } } };
  expect(textIn(value, 'zh-CN', messages)).toBe('你好，{name}');
  expect(withTextIn(value, { locale: 'en-US', words: 'Welcome {name}', locales, messages })).toEqual({
    t: { 'en-US': 'Welcome {name}', 'zh-CN': '你好，{name}' },
    values: { name: { $: 'user.name' } },
  });
});

test('a text of its own keeps its other language', () => {
  const value = { t: { 'en-US': 'One', 'zh-CN': '一' } };
  expect(withTextIn(value, { locale: 'zh-CN', words: '壹', locales, messages })).toEqual({
    t: { 'en-US': 'One', 'zh-CN': '壹' },
  });
  expect(textIn({ $: 'state.x' }, 'en-US', messages)).toBeUndefined();
});
