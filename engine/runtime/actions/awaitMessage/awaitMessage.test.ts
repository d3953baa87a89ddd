import { expect, test } from 'vitest';
import type { HostMessage, HostMessenger } from '../../host/host.ts';
import { createTestScope } from '../../testing/createTestScope.ts';

const around = 'https://portal.example';
const good = { target: 'pagewright', type: 'shadow.enter', version: 1, payload: { ticket: 't', user_id: 'u' } };

function setUp(origins: readonly string[] = [around]) {
  const listeners = new Set<(message: HostMessage) => void>();
  const posted: unknown[][] = [];
  const heard: unknown[] = [];
  const messenger: HostMessenger = {
    origins,
    post(...message) {
      posted.push(message);
      return true;
    },
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
  const made = createTestScope({}, { messenger, copy: async (text) => void heard.push(text) });
  const waiting = made.scope.run([
    {
      do: 'awaitMessage',
      type: 'shadow.enter',
      version: 1,
      fields: ['ticket', 'user_id'],
      then: [{ do: 'copy', text: { $: ['get', ['var', 'result'], 'ticket'] } }],
    },
  ]);
  const send = (data: unknown, origin = around): void => {
    for (const hear of listeners) hear({ origin, data });
  };
  return { ...made, waiting, send, heard, posted, listeners };
}

test('SESS-27 awaitMessage tells the allowed origins that it waits, and takes their message once', async () => {
  const { waiting, send, heard, posted, listeners } = setUp([around, '*', 'https://other.example']);
  const message = { source: 'pagewright', page: 'test.page', type: 'shadow.enter.awaited', payload: { version: 1 } };
  expect(posted).toEqual([
    ['parent', message, around],
    ['parent', message, 'https://other.example'],
  ]);
  send(good);
  expect(listeners.size).toBe(0);
  send({ ...good, payload: { ticket: 'replayed', user_id: 'u' } });
  await waiting;
  expect(heard).toEqual(['t']);
});

test.each(['https://evil.example', 'null', '', '*', 'http://portal.example', 'https://portal.example.evil.test'])(
  'SESS-27 P32 a message from %j is ignored',
  (origin) => {
    const { send, listeners } = setUp();
    send(good, origin);
    expect(listeners.size).toBe(1);
  },
);

test.each([
  null,
  'shadow.enter',
  [good],
  { ...good, type: 'shadow.leave' },
  { ...good, version: 2 },
  { ...good, version: '1' },
  { ...good, target: 'other' },
  { ...good, more: 1 },
  { ...good, payload: null },
  { ...good, payload: ['t', 'u'] },
  { ...good, payload: { ticket: 't' } },
  { ...good, payload: { ticket: 't', user_id: 7 } },
  { ...good, payload: { ticket: 't', user_id: '' } },
  { ...good, payload: { ticket: 't', user_id: 'u', token: 'x' } },
  { ...good, payload: { ticket: 'x'.repeat(2001), user_id: 'u' } },
  { ...good, payload: JSON.parse('{"ticket":"t","__proto__":{"user_id":"u"}}') },
  Object.create(good),
])('P32 P21 %j is ignored', (data) => {
  const { send, listeners } = setUp();
  send(data);
  expect(listeners.size).toBe(1);
  expect(Object.hasOwn(Object.prototype, 'user_id')).toBe(false);
});

test('awaitMessage stops listening when the page is left', async () => {
  const { waiting, stop, listeners, heard } = setUp();
  stop();
  await waiting;
  expect(listeners.size).toBe(0);
  expect(heard).toEqual([]);
});
