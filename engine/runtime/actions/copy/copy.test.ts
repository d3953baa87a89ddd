import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test('copy puts a text on the clipboard', async () => {
  const { scope, host } = createTestScope({});
  await scope.run([{ do: 'copy', text: { $: ['get', ['var', 'row'], 'key'] } }], { row: { key: 'k-1' } });
  expect(host.copied).toEqual(['k-1']);
});

test('copy puts the whole address of a path of this site on the clipboard', async () => {
  const navigator = {
    location: () => ({ path: '/', query: {} }),
    go: () => undefined,
    absolute: (path: string) => `https://acme.example${path}`,
  };
  const { scope, host } = createTestScope({}, { navigator });
  await scope.run([{ do: 'copy', path: { $: ['op', '+', ['lit', '/m/1/detail/'], ['var', 'id']] } }], { id: '7' });
  expect(host.copied).toEqual(['https://acme.example/m/1/detail/7']);
  await scope.run([{ do: 'copy', path: '//evil.test/1' }]);
  expect(host.copied).toHaveLength(1);
  expect(host.errors).toEqual([expect.objectContaining({ code: 'ENGINE_ACTION_ARGUMENT' })]);
});

test('a clipboard that rejects is reported like any failure', async () => {
  const { scope, host } = createTestScope({}, { copy: () => Promise.reject(new Error('Not allowed.')) });
  await scope.run([{ do: 'copy', text: 'x' }]);
  expect(host.toasts).toEqual([{ kind: 'error', text: 'Not allowed.', duration: 2000 }]);
});
