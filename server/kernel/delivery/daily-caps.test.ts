import { expect, test } from 'vitest';
import { TooMany } from '../errors/index.ts';
import type { Limiter } from '../limits/limiter.ts';
import { countMessage } from './daily-caps.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** Counts as the database does, within one day. */
function createCounts(): Limiter & { keys(): string[] } {
  const counts = new Map<string, number>();
  return {
    keys: () => [...counts.keys()],
    async take({ key, limit, seconds }) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      const state = { name: key, quota: limit, window: seconds, remaining: Math.max(0, limit - count), reset: seconds };
      if (count > limit) throw new TooMany(seconds, {}, 'too_many_requests', state);
      return state;
    },
  };
}

const mail = (to: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  channel: 'mail',
  to,
  text: 'x',
  wsId: 'acme',
  ...more,
});
const tooMany = { reason: 'too_many' };

test('P15 an address gets so many messages a day, however it is written and whoever sends them', async () => {
  const counts = createCounts();
  const caps = { toAddress: 2, ofWorkspace: 100 };
  await countMessage(counts, caps, mail('anna@example.com'));
  await countMessage(counts, caps, mail(' Anna@Example.com', { wsId: 'globex' }));
  await expect(countMessage(counts, caps, mail('anna@example.com'))).rejects.toMatchObject(tooMany);
  await countMessage(counts, caps, mail('ben@example.com'));
  expect(counts.keys().join(' '), 'the counts are no list of addresses').not.toContain('example.com');
});

test('P15 a workspace sends so many messages a day, and another one sends on', async () => {
  const counts = createCounts();
  const caps = { toAddress: 10, ofWorkspace: 2 };
  await countMessage(counts, caps, mail('a@example.com'));
  await countMessage(counts, caps, mail('b@example.com'));
  await expect(countMessage(counts, caps, mail('c@example.com'))).rejects.toMatchObject(tooMany);
  await countMessage(counts, caps, mail('c@example.com', { wsId: 'globex' }));
  await countMessage(counts, caps, mail('d@example.com', { wsId: undefined }));
});

test('P15 no other message takes the room of codes, and codes have a cap of their own', async () => {
  const counts = createCounts();
  const caps = { toAddress: 1, ofWorkspace: 1 };
  await countMessage(counts, caps, mail('anna@example.com'));
  await expect(countMessage(counts, caps, mail('anna@example.com'))).rejects.toMatchObject(tooMany);
  await countMessage(counts, caps, mail('anna@example.com', { isCode: true }));
  await expect(countMessage(counts, caps, mail('anna@example.com', { isCode: true }))).rejects.toMatchObject(tooMany);
});
