import { expect, test, vi } from 'vitest';
import { createTexts } from './texts.ts';

test('the entry page brings the texts of one language, whole or those of a first screen; the others are fetched', async () => {
  const fetchMessages = vi.fn(async (locale: string) => ({ 'app.toasts': locale }));
  const initial = { locale: 'zh-CN', messages: { 'app.toasts': '消息' }, isWhole: false };
  const texts = createTexts({ initial, fetchMessages });
  expect([texts.loaded('zh-CN'), texts.isWhole('zh-CN')]).toEqual([initial.messages, false]);
  expect([texts.loaded('en-US'), texts.isWhole('en-US')]).toEqual([undefined, false]);
  await texts.load('en-US');
  await Promise.all([texts.load('zh-CN'), texts.load('zh-CN')]);
  await texts.load('zh-CN');
  expect(fetchMessages.mock.calls).toEqual([['en-US'], ['zh-CN']]);
  expect([texts.loaded('zh-CN'), texts.isWhole('zh-CN')]).toEqual([{ 'app.toasts': 'zh-CN' }, true]);
});

test('texts that could not be fetched leave what there is, and are fetched anew', async () => {
  const fetchMessages = vi.fn(async () => ({ a: 'whole' })).mockRejectedValueOnce(new Error('offline'));
  const texts = createTexts({ initial: { locale: 'en-US', messages: { a: 'first' }, isWhole: false }, fetchMessages });
  await expect(texts.load('en-US')).rejects.toThrow('offline');
  expect([texts.loaded('en-US'), texts.isWhole('en-US')]).toEqual([{ a: 'first' }, false]);
  await texts.load('en-US');
  expect(texts.loaded('en-US')).toEqual({ a: 'whole' });
});
