import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test.each<[unknown, string[]]>([
  [true, ['then']],
  [false, ['else']],
  [null, ['else']],
])('branch on %j runs %j', async (value, said) => {
  const { scope, host } = createTestScope({});
  const branch = {
    do: 'branch',
    if: ['lit', value],
    then: [{ do: 'toast', text: 'then' }],
    else: [{ do: 'toast', text: 'else' }],
  };
  await scope.run([branch]);
  expect(host.toasts.map(({ text }) => text)).toEqual(said);
});

test('branch without the list that would run does nothing', async () => {
  const { scope, host } = createTestScope({});
  await scope.run([
    { do: 'branch', if: ['lit', false], then: [{ do: 'toast', text: 'then' }] },
    { do: 'toast', text: 'after' },
  ]);
  expect(host.toasts.map(({ text }) => text)).toEqual(['after']);
});
