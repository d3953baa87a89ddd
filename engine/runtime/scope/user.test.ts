import { expect, test } from 'vitest';
import { createTestScope } from '../testing/createTestScope.ts';

test('ROLE-29 a page follows what becomes known of its user, until it is left', () => {
  const user = { roles: ['WORKSPACE_ADMIN'], layout: 'plain' };
  let notify: () => void = () => undefined;
  let follows = 0;
  const { scope, stop } = createTestScope(
    {},
    {
      user: () => user,
      followUser(listener) {
        notify = listener;
        follows += 1;
        return () => {
          follows -= 1;
        };
      },
    },
  );
  const heard: unknown[] = [];
  scope.subscribe([['user', 'layout']], () => heard.push(scope.read(['user', 'layout'])));
  notify();
  user.layout = 'tags';
  notify();
  expect(heard.at(-1)).toBe('tags');
  expect(follows).toBe(1);
  stop();
  expect(follows).toBe(0);
});
