import { type Database, ulid } from '../db/index.ts';
import type { Clock, Messages } from '../services.ts';

/** Keeps SMS and mail in the outbox, which demo mode shows at /demo/outbox; gateways take them from there. */
export function createOutbox(db: Database, clock: Clock): Messages {
  return {
    async send({ channel, to, subject, text }) {
      await db.platform((query) =>
        query
          .insertInto('outbox_messages')
          .values({
            id: ulid(),
            channel,
            recipient: to,
            subject: subject ?? null,
            body: text,
            created_at: clock.now(),
            updated_at: clock.now(),
          })
          .execute(),
      );
    },
  };
}
