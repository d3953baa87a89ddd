import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { settingKey } from '#server/domains/configuration/index.ts';

export type TotpPolicy = Schemas['TotpPolicy'];

/** What holds where nobody chose, and for accounts of the platform. */
export const usualPolicy: TotpPolicy = 'allowed';

/** What a workspace says of codes by an app. In the identity scope. */
export async function totpPolicyOf(query: Query, wsId: string | undefined): Promise<TotpPolicy> {
  if (wsId === undefined) return usualPolicy;
  const row = await query
    .selectFrom('preferences')
    .select(sql<TotpPolicy | null>`value -> 'value' ->> 'totp'`.as('policy'))
    .where('ws_id', '=', wsId)
    .where('account_id', 'is', null)
    .where('key', '=', settingKey('systemManage'))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.policy ?? usualPolicy;
}
