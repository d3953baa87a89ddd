import { expect, test } from 'vitest';
import { verifyTexts } from './verify.ts';

test('texts of the same keys and arguments are accepted', async () => {
  const verified = await verifyTexts({
    'en-US': { rows: '{count, plural, one {# row} other {# rows}}' },
    'zh-CN': { rows: '共 {count, plural, other {# 行}}' },
  });
  expect(verified).toEqual({ isGood: true, output: '' });
});

test.each([
  ['a missing text', { save: 'Save', close: 'Close' }, { save: '保存' }, 'close'],
  ['a text that English lacks', { save: 'Save' }, { save: '保存', close: '关闭' }, 'close'],
  ['an argument of another name', { hello: 'Hello {name}' }, { hello: '你好 {nom}' }, 'hello'],
  ['an argument of another kind', { rows: '{n, plural, one {# row} other {# rows}}' }, { rows: '{n} 行' }, 'rows'],
])('%s is named', async (_, english, chinese, key) => {
  const { isGood, output } = await verifyTexts({ 'en-US': english, 'zh-CN': chinese });
  expect(isGood).toBe(false);
  expect(output).toContain(key);
});

test('an argument of another kind is explained', async () => {
  const english = { rows: '{count, plural, one {# row} other {# rows}}' };
  const { output } = await verifyTexts({ 'en-US': english, 'zh-CN': { rows: '{count} 行' } });
  expect(output).toContain('{count, plural, other {…}} where a language has one form only');
});
