import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test('contradictions 14 enter leaves the decision to the host, and names the application that a link meant', async () => {
  const entered: unknown[] = [];
  const { scope } = createTestScope({}, { enter: async (where) => void entered.push(where) });
  await scope.run([{ do: 'enter' }, { do: 'enter', application: { $: ['var', 'id'] } }], { id: 'a1' });
  expect(entered).toEqual([{ application: undefined }, { application: 'a1' }]);
});

test('enter without a host that knows the way is an error', async () => {
  const { scope, host } = createTestScope({});
  await scope.run([{ do: 'enter' }]);
  expect(host.errors).toMatchObject([{ code: 'ENGINE_HOST_LACKS' }]);
});
