import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

async function leave(args: Record<string, unknown> = {}) {
  let signedOut = 0;
  const { scope, host } = createTestScope(
    {},
    {
      async signOut() {
        signedOut += 1;
      },
    },
  );
  await scope.run([{ do: 'signOut', ...args }]);
  return { visited: host.visited, signedOut };
}

test('signOut ends the session, then shows the sign-in page', async () => {
  expect(await leave()).toEqual({ signedOut: 1, visited: ['/login'] });
});

test('P31 signOut goes to a path of this site only', async () => {
  expect(await leave({ to: '/login?safe=1' })).toEqual({ signedOut: 1, visited: ['/login?safe=1'] });
  expect(await leave({ to: '//evil.test' })).toEqual({ signedOut: 1, visited: ['/login'] });
});
