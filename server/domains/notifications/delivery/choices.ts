import type { Schemas } from '#openapi';
import type { Database } from '#server/kernel/db/index.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { categories } from '../notification/categories.ts';
import type { Reader } from '../notification/queries.ts';
import { addressesOf } from './addresses.ts';

/** What a person chose, and in the product alone where nothing was chosen. */
export async function readChoices(db: Database, { wsId, accountId }: Reader): Promise<Schemas['NotificationChoices']> {
  const rows = await inScope(
    db,
    wsId,
    (query) =>
      query
        .selectFrom('notification_choices')
        .where('home_ws_id', '=', wsId ?? '')
        .where('account_id', '=', accountId)
        .select(['category', 'channels'])
        .execute(),
    { readOnly: true },
  );
  const { mail, sms } = await addressesOf(db, accountId);
  return {
    choices: categories.map(({ id }) => ({
      category: id,
      channels: rows.find((row) => row.category === id)?.channels ?? ['product'],
    })),
    has_mail: mail !== undefined,
    has_sms: sms !== undefined,
  };
}
