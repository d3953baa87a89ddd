import type { Schemas } from '#openapi';
import type { Database } from '#server/kernel/db/index.ts';
import type { PasswordKeys } from '#server/kernel/call/password-keys.ts';
import { isWebOrigin } from '#server/kernel/foundation/web-origin.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';
import { readSetting } from '#server/domains/configuration/index.ts';
import { readPlatformConfig } from '../platform/platform-config.ts';
import { readSecurityConfiguration } from '../platform/security-configuration.ts';
import type { EnvData, EnvironmentRequest, Environments } from './environments.ts';

interface Parts {
  db: Database;
  /** The theme of the workspace, or of the platform, as one person or a visitor sees it. */
  themesOf: Environments['themes'];
  settings: Pick<Settings, 'publicOrigin' | 'mode' | 'embedOrigins' | 'subdomains'>;
  version: string;
  passwordKeys: PasswordKeys;
}

interface WorkspaceRow {
  customer_name: string;
  subdomain: string | null;
  status: number;
  maintain: number;
  begin_at: Date | null;
  expire_at: Date | null;
  logo: string | null;
  api_status: 0 | 10;
  language: 'zh-CN' | 'en-US' | null;
}

type SystemSettings = Schemas['SystemManageSetting'];

interface Found {
  workspace: WorkspaceRow;
  settings: SystemSettings;
}

const noWorkspace: WorkspaceRow = {
  customer_name: '',
  subdomain: null,
  status: 20,
  maintain: 0,
  begin_at: null,
  expire_at: null,
  logo: null,
  api_status: 0,
  language: null,
};

const nowhere: Found = { workspace: noWorkspace, settings: { setting: 'systemManage' } };

function readWorkspace(db: Database, wsId: string): Promise<Found | undefined> {
  return db.tenant(
    wsId,
    async (query) => {
      const workspace = await query
        .selectFrom('workspaces')
        .select(['customer_name', 'subdomain', 'status', 'maintain', 'begin_at', 'expire_at', 'logo', 'api_status'])
        .select('language')
        .where('id', '=', wsId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return workspace && { workspace, settings: (await readSetting(query, wsId, 'systemManage')).value };
    },
    { readOnly: true },
  );
}

const statusOf = (status: number): 10 | 20 | 40 => (status === 10 || status === 40 ? status : 20);
const flag = (maintain: number): 0 | 10 => (maintain === 10 ? 10 : 0);

/** Reads environments by what the server is built from. */
export function createEnvironments(parts: Parts): Environments {
  return { of: (request) => environmentOf({ ...parts, ...request }), themes: parts.themesOf };
}

/** What the address shows, and the settings there (SESS-32, SESS-34, SESS-35, CFG-21, WB-12). */
async function environmentOf({
  db,
  now,
  wsId,
  accountId,
  themesOf,
  settings: { publicOrigin, mode, embedOrigins, subdomains },
  version,
  passwordKeys,
}: Parts & EnvironmentRequest): Promise<EnvData> {
  const [platform, security, found, [theme = { base: 'Default', variables: {} }], password_key] = await Promise.all([
    readPlatformConfig(db),
    readSecurityConfiguration(db),
    wsId ? readWorkspace(db, wsId) : undefined,
    themesOf({ wsId, ...(accountId !== undefined && { accountId }) }, [null]),
    passwordKeys.published(),
  ]);
  const { workspace, settings: workspaceSettings } = found ?? nowhere;
  const { host } = new URL(publicOrigin);
  // Earlier versions stored ports that there are not, and a policy names nothing that a browser cannot read.
  const parents = (workspaceSettings.parent_origins ?? []).filter(isWebOrigin);
  const embedders = [...new Set([...embedOrigins, ...parents])];
  return {
    environment: {
      name: mode === 'demo' ? 'demo' : 'production',
      version,
      mode,
      embed_origins: embedders,
      subdomains,
      password_key,
    },
    ws_id: found && wsId ? wsId : null,
    gateway: { router_base: '/' },
    platform: {
      maintain: platform.maintain,
      maintain_message: platform.maintain_message,
      platform_name: platform.platform_name,
      platform_logo: platform.platform_logo,
    },
    workspace: {
      access_info: { subdomain: workspace.subdomain ?? '', root_domain: host, router_base: '/', template: '' },
      top_level_domain: host,
      access_link_key: platform.access_link_key,
      customer_name: workspace.customer_name,
      logo: workspace.logo ?? '',
      notStarted: workspace.begin_at !== null && workspace.begin_at > now,
      expire: workspace.expire_at !== null && workspace.expire_at <= now,
      status: statusOf(workspace.status),
    },
    maintain: flag(workspace.maintain),
    plugin_gateways: platform.plugin_gateways,
    copyright: platform.copyright,
    globalConfig: {
      securityConfiguration: {
        auto_logout_idle_time: shorterLimit(security.auto_logout_idle_time, workspaceSettings.auto_logout_idle_time),
        sms_secondary_verification:
          security.sms_secondary_verification || workspaceSettings.sms_secondary_verification === true,
        password_pattern: security.password_pattern,
        ...(security.captcha_after_failure && { captcha_after_failure: true }),
      },
      defaultLanguage: workspace.language ?? platform.defaultLanguage,
      ...(platform.sign_in_after_registering && { sign_in_after_registering: true }),
      ...(platform.browser_language && { browser_language: true }),
      ...(platform.latin_initials && { latin_initials: true }),
      cacheMaxNum: workspaceSettings.cacheMaxNum ?? 10,
      cacheMaxNumOfDefaultTheme: workspaceSettings.cacheMaxNumOfDefaultTheme ?? 3,
      sign_in_dialog: workspaceSettings.sign_in_dialog ?? true,
      app_store_enabled: platform.app_store_enabled,
      api_status: workspace.api_status,
    },
    theme,
  };
}

/** Of two limits in minutes the shorter one; 0 and undefined are none. A workspace can tighten the platform's, not loosen it. */
export function shorterLimit(platform: number, workspace: number | undefined): number {
  if (!workspace) return platform;
  return platform === 0 ? workspace : Math.min(platform, workspace);
}
