import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test('setLocale asks the host for another language', async () => {
  const { scope, host } = createTestScope({});
  await scope.run([
    {
      do: 'setLocale',
      locale: { $: ['if', ['op', '==', ['var', 'locale'], ['lit', 'en-US']], ['lit', 'zh-CN'], ['lit', 'en-US']] },
    },
  ]);
  expect(host.locale.current()).toBe('zh-CN');
});

test('setLocale refuses an empty language', async () => {
  const { scope, host } = createTestScope({});
  await scope.run([{ do: 'setLocale', locale: { $: ['get', ['var', 'state'], 'none'] } }]);
  expect(host.errors).toEqual([expect.objectContaining({ code: 'ENGINE_ACTION_ARGUMENT' })]);
});
