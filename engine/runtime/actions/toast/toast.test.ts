import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test.each([
  ['error', 2000],
  ['warning', 4000],
  ['success', 3000],
  ['info', 3000],
])('SHELL-38 a toast of kind %s stays %i ms', async (kind, duration) => {
  const { scope, host } = createTestScope({});
  await scope.run([{ do: 'toast', kind, text: { t: 'saved', values: { n: 1 } } }]);
  expect(host.toasts).toEqual([{ kind, text: 'saved {"n":1}', duration }]);
});

test('toast is plain news unless it says otherwise, and stays as long as it says', async () => {
  const { scope, host } = createTestScope({});
  await scope.run([{ do: 'toast', text: 'x', duration: 5000 }]);
  expect(host.toasts).toEqual([{ kind: 'info', text: 'x', duration: 5000 }]);
});
