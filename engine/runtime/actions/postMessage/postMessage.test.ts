import { expect, test } from 'vitest';
import type { HostMessenger } from '../../host/host.ts';
import { createTestScope } from '../../testing/createTestScope.ts';

function setUp(origins: readonly string[], hasWindow = true) {
  const posted: unknown[] = [];
  const messenger: HostMessenger = {
    origins,
    post(...message) {
      posted.push(message);
      return hasWindow;
    },
  };
  return { ...createTestScope({}, { messenger }), posted };
}

const step = { do: 'postMessage', type: 'record.saved', payload: { id: { $: ['var', 'id'] } } };

test('postMessage tells each allowed origin by its name, in one known shape', async () => {
  const { scope, posted } = setUp(['https://a.example', 'http://localhost:8080']);
  await scope.run([step, { do: 'postMessage', type: 'closed', to: 'opener' }], { id: 'r1' });
  const message = { source: 'pagewright', page: 'test.page', type: 'record.saved', payload: { id: 'r1' } };
  expect(posted).toEqual([
    ['parent', message, 'https://a.example'],
    ['parent', message, 'http://localhost:8080'],
    ['opener', { ...message, type: 'closed', payload: null }, 'https://a.example'],
    ['opener', { ...message, type: 'closed', payload: null }, 'http://localhost:8080'],
  ]);
});

test.each([
  '*',
  'null',
  '',
  'https://a.example/',
  'https://a.example/x',
  'javascript:alert(1)',
  'file://',
  'https://*',
])('postMessage never sends to %j', async (origin) => {
  const { scope, host, posted } = setUp([origin]);
  await scope.run([step], { id: 1 });
  expect(posted).toEqual([]);
  expect(host.errors).toMatchObject([{ code: 'ENGINE_POST_REFUSED' }]);
});

test('postMessage without a window around, or without a host that sends, is an error', async () => {
  const alone = setUp(['https://a.example'], false);
  await alone.scope.run([step], { id: 1 });
  const bare = createTestScope({});
  await bare.scope.run([step], { id: 1 });
  expect(alone.host.errors).toMatchObject([{ code: 'ENGINE_POST_REFUSED' }]);
  expect(bare.host.errors).toMatchObject([{ code: 'ENGINE_HOST_LACKS' }]);
});

test('P20 postMessage sends plain data only: no file, no function, no more than 64 KB', async () => {
  const { scope, host, posted } = setUp(['https://a.example']);
  const payload = { $: ['var', 'given'] };
  await scope.run([{ ...step, payload }], { given: { file: new File(['x'], 'a'), go: () => 1, when: [1, 'a', null] } });
  expect(posted).toMatchObject([['parent', { payload: { file: {}, when: [1, 'a', null] } }, 'https://a.example']]);
  await scope.run([{ ...step, payload }], { given: 'x'.repeat(70_000) });
  expect(posted).toHaveLength(1);
  expect(host.errors).toMatchObject([{ code: 'ENGINE_ACTION_ARGUMENT' }]);
});
