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

test('SHELL-20 a page that was left and is shown again knows its user as that is now, and its dialogs are closed', async () => {
  let name = 'Olivia';
  const { scope, host, stop } = createTestScope(
    { dialogs: { detail: { title: 'Detail', body: { id: 'inner', widget: 'Text' } } } },
    { user: () => ({ roles: [], name }) },
  );
  await scope.run([{ do: 'openDialog', dialog: 'detail', else: [{ do: 'toast', text: 'dismissed' }] }]);
  const opened = scope.openDialogs.shown.list[0];
  stop();
  expect(scope.openDialogs.shown.list).toEqual([]);
  name = 'Olive';
  const leave = scope.start();
  expect(scope.read(['user', 'name'])).toBe('Olive');
  opened?.close('an answer');
  expect(scope.openDialogs.shown.list).toEqual([]);
  expect(host.toasts).toEqual([]);
  leave();
});
