import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, listRows, timeSort } from '#server/kernel/lists/index.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';

const rules: ListRules<'listOutbox'> = {
  name: 'listOutbox',
  id: 'outbox_messages.id',
  sorts: { created_at: timeSort('outbox_messages.created_at') },
  defaultSort: '-created_at',
};

/** The SMS and mail that demo mode would have sent, newest first; outside of demo mode it does not exist. */
export const listOutbox: Handler<'listOutbox', { settings: Settings }> = async ({ args, db, services }) => {
  if (services.settings.mode !== 'demo') throw new NotFound();
  return db.platform(
    (query) =>
      listRows(query, {
        rows: query
          .selectFrom('outbox_messages')
          .select(['id', 'channel', 'recipient', 'subject', 'body', 'created_at']),
        rules,
        args,
        present: (row) => ({ ...row, subject: row.subject ?? '', created_at: row.created_at.toISOString() }),
      }),
    { readOnly: true },
  );
};
