import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

test('contradictions 14 enter leaves the decision to the host, and names the application that a link meant', async () => {
  const entered: unknown[] = [];
  const { scope } = createTestScope({}, { enter: async (where) => void entered.push(where) });
  await scope.run([{ do: 'enter' }, { do: 'enter', application: { $: ['var', 'id'] } }], { id: 'a1' });
  expect(entered).toEqual([{}, { application: 'a1' }]);
});

test('AUTH-26 enter hands on the query of the page where the sign-in began: its texts, and nothing that is no object', async () => {
  const entered: unknown[] = [];
  const { scope } = createTestScope({}, { enter: async ({ query }) => void entered.push(query) });
  for (const query of [{ redirect: '/x', third: null }, {}, null, 'redirect=/x'])
    await scope.run([{ do: 'enter', query: { $: ['var', 'from'] } }], { from: query });
  expect(entered).toEqual([{ redirect: '/x' }, {}, undefined, undefined]);
});

test('AUTH-37 enter hands on the ticket for another workspace, and none that lacks a part', async () => {
  const entered: unknown[] = [];
  const { scope } = createTestScope({}, { enter: async ({ workspace }) => void entered.push(workspace) });
  const moved = { origin: null, user_id: 'u1', ticket: 'pwt_12345678' };
  for (const workspace of [moved, { ...moved, origin: 'https://acme.example.com' }, { origin: null, user_id: 'u1' }])
    await scope.run([{ do: 'enter', workspace: { $: ['var', 'moved'] } }], { moved: workspace });
  const handed = { origin: null, userId: 'u1', ticket: 'pwt_12345678' };
  expect(entered).toEqual([handed, { ...handed, origin: 'https://acme.example.com' }, undefined]);
});

test('enter without a host that knows the way is an error', async () => {
  const { scope, host } = createTestScope({});
  await scope.run([{ do: 'enter' }]);
  expect(host.errors).toMatchObject([{ code: 'ENGINE_HOST_LACKS' }]);
});
