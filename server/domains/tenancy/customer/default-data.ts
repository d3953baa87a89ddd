import { json, type Query, ulid } from '#server/kernel/db/index.ts';
import { addEverybody } from '#server/domains/organisation/index.ts';
import { preferenceKey, shippedPreference } from '#server/domains/configuration/index.ts';

/** What every workspace has from its first day (REG-17, PH-10); what is there is left alone. Names what it made. */
export async function addDefaultData(
  query: Query,
  { wsId, by, now }: { wsId: string; by: string; now: Date },
): Promise<string[]> {
  const made = await query
    .insertInto('preferences')
    .values({
      id: ulid(),
      ws_id: wsId,
      key: preferenceKey,
      value: json<unknown>(shippedPreference),
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isGroupMade = await addEverybody(query, { wsId, by, now });
  return [...(made.numInsertedOrUpdatedRows ? ['preference'] : []), ...(isGroupMade ? ['userGroup'] : [])];
}
