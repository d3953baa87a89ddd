import { type Database, ulid } from '../db/index.ts';
import type { Clock } from '../foundation/clock.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** Keeps SMS and mail in the outbox, which demo mode shows at /demo/outbox. */
export async function storeInOutbox(
  db: Database,
  clock: Clock,
  { channel, to, subject, text }: OutgoingMessage,
): Promise<void> {
  const now = clock.now();
  await db.platform((query) =>
    query
      .insertInto('outbox_messages')
      .values({
        id: ulid(),
        channel,
        recipient: to,
        subject: subject ?? null,
        body: text,
        created_at: now,
        updated_at: now,
      })
      .execute(),
  );
}
