import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { NotAllowed, NotFound } from '#server/kernel/errors/index.ts';
import type { Call, Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { requireVersion } from '#server/kernel/changes/index.ts';
import { onTakenAddress, requireFreeWord } from '../application/application-address.ts';
import { presentSettings } from '../application/application-settings.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import { readPlatformConfig } from '#server/domains/tenancy/index.ts';

interface Needs {
  documents: Documents;
}

type Save = Call<'saveApplicationGlobalConfig', Needs>;

/** The stored settings, locked until the transaction ends; undefined before the first save. */
async function lockSettings(query: Query, wsId: string, appId: string) {
  // The application's row is locked, since there may be no settings yet.
  await query
    .selectFrom('applications')
    .select('id')
    .where('ws_id', '=', wsId)
    .where('id', '=', appId)
    .forUpdate()
    .execute();
  return query
    .selectFrom('application_settings')
    .selectAll()
    .where('ws_id', '=', wsId)
    .where('id', '=', appId)
    .executeTakeFirst();
}

/** Throws for what the caller may not set, or what cannot be: a reserved address, a page that the application has not. */
async function requireSettable(call: Save): Promise<void> {
  const { config } = call.args;
  const { appRoles, row, wsId } = call.application;
  const isOwner = appRoles.includes('APP_OWNER') || call.session.roles.includes('WORKSPACE_SUPER_ADMIN');
  const isDisabled = row.admin_edit_disabled ?? false;
  if (config.admin_edit_disabled !== undefined && config.admin_edit_disabled !== isDisabled && !isOwner) {
    throw new NotAllowed({ detail: { rule: 'admin_edit_disabled', roles: ['APP_OWNER', 'WORKSPACE_SUPER_ADMIN'] } });
  }
  if (config.address !== undefined) {
    const pages = await call.services.documents.pages({ wsId });
    requireFreeWord(
      config.address,
      pages.map(({ route }) => route),
    );
  }
  // Applications have no custom pages yet, so that there is none of this id.
  if (config.home_page_id) throw new NotFound({ pointer: '/config/home_page_id' });
}

/** Saves an application's own settings; what is not sent stays (APP-28, ACC-12). */
export const saveApplicationGlobalConfig: Handler<'saveApplicationGlobalConfig', Needs> = async (call) => {
  const { args, db, session, now } = call;
  await requireSettable(call);
  const { wsId, row } = call.application;
  const platform = await readPlatformConfig(db);
  return onTakenAddress(
    db.tenant(wsId, async (query): Promise<Schemas['AppGlobalConfig']> => {
      const stored = await lockSettings(query, wsId, row.id);
      const before = presentSettings({ ...row, ...columnsOf(stored) }, platform);
      requireVersion(call, before);
      const { address, admin_edit_disabled, defaultLanguage, home_page_id, maintain } = args.config;
      const sent = { address, admin_edit_disabled, default_language: defaultLanguage, home_page_id, maintain };
      const saved = await query
        .insertInto('application_settings')
        .values({ ...sent, id: row.id, ws_id: wsId, created_by: session.accountId, created_at: now, updated_at: now })
        .onConflict((on) =>
          on
            .columns(['ws_id', 'id'])
            .doUpdateSet((old) => ({ ...sent, updated_at: now, version: old('application_settings.version', '+', 1) })),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      const after = presentSettings({ ...row, ...columnsOf(saved) }, platform);
      await writeLog(query, call, {
        module: 'application',
        action: 'saveApplicationGlobalConfig',
        target: row.id,
        applicationId: row.id,
        wsId,
        before: before.config,
        after: after.config,
      });
      return after;
    }),
  );
};

type Stored = Awaited<ReturnType<typeof lockSettings>>;

/** What is stored, by the names that the entered application has it. */
function columnsOf(stored: Stored) {
  return {
    address: stored?.address ?? null,
    admin_edit_disabled: stored?.admin_edit_disabled ?? null,
    default_language: stored?.default_language ?? null,
    home_page_id: stored?.home_page_id ?? null,
    maintain: stored?.maintain ?? null,
    settings_version: stored?.version ?? null,
    settings_updated_at: stored?.updated_at ?? null,
  };
}
