import type { Schemas } from '#openapi';
import type { Handler } from '#server/kernel/call/handler.ts';
import { storedLook } from '../application/appearance.ts';
import { makeApplicationHash } from '../application/application-hash.ts';
import { presentSettings } from '../application/application-settings.ts';
import { requireUndeleted } from '../application/enter-application.ts';
import { markOpened } from '../application/queries.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';
import { type Environments, readPlatformConfig } from '#server/domains/tenancy/index.ts';

interface Needs {
  environments: Environments;
  keys: Keys;
  settings: Settings;
}

/** What opens an application: its name and look, the caller's roles in it, and the hash for links to it (APP-26, AUTH-38). Its card is no longer new. */
export const getAppInfo: Handler<'getAppInfo', Needs> = async (call) => {
  const { session, services, application } = call;
  requireUndeleted(application);
  const platform = await readPlatformConfig(call.db);
  const { row, wsId, appRoles, canEdit } = application;
  const { address, defaultLanguage, home_page_id, maintain } = presentSettings(row, platform).config;
  // Safe: only what the contract describes is ever written to this column.
  const extendInfo = row.extend_info as Schemas['ApplicationExtendInfo'];
  const look = storedLook(row.system_config);
  // Who is kept out by maintenance has not seen it yet.
  if (maintain !== 10 || canEdit) {
    const opening = { wsId, appId: row.id, accountId: session.accountId, now: call.now };
    await call.db.tenant(wsId, (query) => markOpened(query, opening));
  }
  const [theme = null] = look.theme
    ? await services.environments.themes({ wsId, accountId: session.accountId }, [look.theme])
    : [];
  const isShadow = session.applicationId !== undefined;
  const apphash = makeApplicationHash(services.keys.key('application-hash'), { wsId, appId: row.id });
  const [strongest = session.roles[0] ?? 'APP_USER'] = appRoles;
  return {
    id: row.id,
    appid: row.id,
    apphash,
    link: `${services.settings.publicOrigin}/app/${apphash}`,
    application_name: row.application_name,
    application_describe: row.application_describe,
    application_type: row.application_type === 2 ? 2 : 1,
    icon: row.icon,
    role: strongest,
    appRoles: [...appRoles],
    can_edit: canEdit,
    shadow: isShadow,
    cid: null,
    address,
    defaultLanguage,
    home_page_id,
    maintain,
    shown_theme: theme,
    own_language: row.default_language,
    system_config: { config_json: look },
    extend_info: {
      plugin_guide_status: extendInfo.plugin_guide_status ?? 0,
      plugin_info: extendInfo.plugin_info ?? [],
      plugin_guide_cache: extendInfo.plugin_guide_cache ?? {},
    },
  };
};
