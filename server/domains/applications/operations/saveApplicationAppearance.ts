import { NotFound } from '#server/kernel/errors/index.ts';
import { json, type Query } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import type { Environments } from '#server/domains/tenancy/index.ts';
import { appearanceOf, lookToStore } from '../application/appearance.ts';
import { surroundings } from '../application/present-appearance.ts';

/** What is stored, locked until the transaction ends. */
async function lockAppearance(query: Query, wsId: string, appId: string) {
  const row = await query
    .selectFrom('applications')
    .select(['id', 'version', 'system_config'])
    .where('ws_id', '=', wsId)
    .where('id', '=', appId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const settings = await query
    .selectFrom('application_settings')
    .select('default_language')
    .where('ws_id', '=', wsId)
    .where('id', '=', appId)
    .executeTakeFirst();
  return { ...row, default_language: settings?.default_language ?? null };
}

/** Chooses how an application looks, and its language, in one transaction (CFG-16, CFG-17). */
export const saveApplicationAppearance: Handler<'saveApplicationAppearance', { environments: Environments }> = async (
  call,
) => {
  const { args, db, session, now } = call;
  const { wsId, row } = call.application;
  const { theme, leftTheme, viewLayout, language } = args;
  const around = await surroundings(call);
  return db.tenant(wsId, (query) =>
    changeRow(query, call, {
      module: 'application',
      applicationId: row.id,
      wsId,
      target: row.id,
      lock: () => lockAppearance(query, wsId, row.id),
      present: (stored) => ({
        id: row.id,
        appearance: appearanceOf(stored),
        ...around,
        version: stored.version,
      }),
      wanted: (stored) => ({
        ...stored,
        system_config: lookToStore({ theme, leftTheme, viewLayout, language }),
        default_language: language,
      }),
      facts: appearanceOf,
      async write(wanted, stored) {
        await updateRow(
          query,
          'applications',
          { wsId, id: row.id, now },
          { system_config: json(wanted.system_config) },
        );
        if (wanted.default_language !== stored.default_language) {
          const sent = { default_language: wanted.default_language };
          await query
            .insertInto('application_settings')
            .values({
              ...sent,
              id: row.id,
              ws_id: wsId,
              created_by: session.accountId,
              created_at: now,
              updated_at: now,
            })
            .onConflict((on) =>
              on.columns(['ws_id', 'id']).doUpdateSet((old) => ({
                ...sent,
                updated_at: now,
                version: old('application_settings.version', '+', 1),
              })),
            )
            .execute();
        }
        return lockAppearance(query, wsId, row.id);
      },
    }),
  );
};
