import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test('emit tells the page around it and the host', async () => {
  const heard: unknown[] = [];
  const { scope, host } = createTestScope({}, { onEmit: (name, detail) => heard.push([name, detail]) });
  await scope.run([{ do: 'emit', event: 'saved', detail: { id: { $: ['lit', 7] } } }]);
  expect(heard).toEqual([['saved', { id: 7 }]]);
  expect(host.emitted).toEqual([{ name: 'saved', detail: { id: 7 } }]);
});

test('emit without a name fails', async () => {
  const { scope, host } = createTestScope({});
  await scope.run([{ do: 'emit' }]);
  expect(host.errors).toEqual([expect.objectContaining({ code: 'ENGINE_ACTION_ARGUMENT' })]);
});
