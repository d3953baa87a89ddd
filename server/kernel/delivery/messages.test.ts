import { expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { createEgress } from '../egress/index.ts';
import { createMessages } from './messages.ts';

test('AUTH-18 in production without a gateway nothing is sent, and that is said', async () => {
  const untouched = (): never => {
    throw new Error('The database was asked.');
  };
  const messages = createMessages({
    // Safe: the test fails when anything of it is used.
    db: { platform: untouched, tenant: untouched } as unknown as Database,
    clock: { now: () => new Date() },
    egress: createEgress({ allow: [] }),
    own: { sms: async () => undefined, mail: async () => undefined },
    limiter: { take: untouched },
    caps: untouched,
    settings: { mode: 'production' },
  });
  for (const channel of ['sms', 'mail'] as const) {
    expect(messages.canSend(channel)).toBe(false);
    await expect(messages.send({ channel, to: '+8613800000000', text: 'x', wsId: 'acme' })).rejects.toMatchObject({
      reason: 'not_set_up',
    });
  }
});
