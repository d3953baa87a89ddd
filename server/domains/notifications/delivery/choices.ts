import type { Schemas } from '#openapi';
import type { Database, Query } from '#server/kernel/db/index.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { categories } from '../notification/categories.ts';
import type { Reader } from '../notification/queries.ts';
import { addressesOf } from './addresses.ts';

/** What a person chose for each category: the product alone where nothing was chosen. */
export async function choicesOf(
  query: Query,
  { wsId, accountId }: Reader,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<Schemas['NotificationChoice'][]> {
  const found = query
    .selectFrom('notification_choices')
    .where('home_ws_id', '=', wsId ?? '')
    .where('account_id', '=', accountId)
    .select(['category', 'channels']);
  const rows = await (isLocked ? found.forUpdate() : found).execute();
  return categories.map(({ id }) => ({
    category: id,
    channels: rows.find((row) => row.category === id)?.channels ?? ['product'],
  }));
}

/** What a person chose, and by which ways the person can be reached. */
export async function readChoices(db: Database, reader: Reader): Promise<Schemas['NotificationChoices']> {
  const choices = await inScope(db, reader.wsId, (query) => choicesOf(query, reader), { readOnly: true });
  const { mail, sms } = await addressesOf(db, reader.accountId);
  return { choices, has_mail: mail !== undefined, has_sms: sms !== undefined };
}
