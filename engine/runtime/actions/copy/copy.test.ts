import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test('copy puts a text on the clipboard', async () => {
  const { scope, host } = createTestScope({});
  await scope.run([{ do: 'copy', text: { $: ['get', ['var', 'row'], 'key'] } }], { row: { key: 'k-1' } });
  expect(host.copied).toEqual(['k-1']);
});

test('a clipboard that rejects is reported like any failure', async () => {
  const { scope, host } = createTestScope({}, { copy: () => Promise.reject(new Error('Not allowed.')) });
  await scope.run([{ do: 'copy', text: 'x' }]);
  expect(host.toasts).toEqual([{ kind: 'error', text: 'Not allowed.', duration: 2000 }]);
});
