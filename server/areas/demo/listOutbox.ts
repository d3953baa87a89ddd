import { NotFound } from '../../errors/index.ts';
import type { Handler } from '../../http/handler.ts';
import { pageAnswer, pagePlace } from '../paging.ts';

/** The SMS and mail that demo mode would have sent, newest first; outside of demo mode there is no such place. */
export const listOutbox: Handler<'listOutbox'> = async ({ args, db, services }) => {
  if (services.settings.mode !== 'demo') throw new NotFound();
  const place = pagePlace(args);
  return db.platform(
    async (query) => {
      const rows = await query
        .selectFrom('outbox_messages')
        .select(['id', 'channel', 'recipient', 'subject', 'body', 'created_at'])
        .orderBy('id', 'desc')
        .limit(place.size)
        .offset(place.offset)
        .execute();
      const { total } = await query
        .selectFrom('outbox_messages')
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow();
      const items = rows.map((row) => ({
        ...row,
        subject: row.subject ?? '',
        created_at: row.created_at.toISOString(),
      }));
      return pageAnswer(place, items, Number(total));
    },
    { readOnly: true },
  );
};
