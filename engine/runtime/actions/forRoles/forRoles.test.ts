import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test.each<[string, unknown, string[]]>([
  ['one of them', ['APP_OWNER', 'APP_ADMIN'], ['then']],
  ['none of them', ['APP_OWNER'], []],
  ['a broken list', 'APP_ADMIN', []],
])('forRoles runs its list for who has %s', async (_, roles, said) => {
  const { scope, host } = createTestScope({}, { user: () => ({ roles: ['APP_ADMIN'] }) });
  await scope.run([{ do: 'forRoles', roles, then: [{ do: 'toast', text: 'then' }] }]);
  expect(host.toasts.map(({ text }) => text)).toEqual(said);
});
