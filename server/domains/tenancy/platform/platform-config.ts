import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Database } from '#server/kernel/db/index.ts';
import { type PreferenceOwner, readPlatformPreference } from '#server/domains/configuration/index.ts';

/** What holds for the whole platform: its name and logo, languages, maintenance, sign-in. */
export type PlatformConfig = Schemas['PlatformConfig'];

export const platformKey = 'platform';
export const platformOwner: PreferenceOwner = { wsId: null, accountId: null };

const shipped: PlatformConfig = {
  platform_name: 'Pagewright',
  platform_logo: '',
  maintain: 0,
  maintain_message: '',
  copyright: { show: true, text: '' },
  defaultLanguage: 'zh-CN',
  browser_language: false,
  latin_initials: false,
  trial_days: 30,
  sign_in_after_registering: false,
  terms: { 'zh-CN': '', 'en-US': '' },
  app_store_enabled: true,
  access_link_key: '',
  plugin_gateways: {
    sql: '/sql',
    ocr: '/ocr',
    external_login: '/external-login',
    pluginmanage: '/plugin',
    remark: '/remark',
  },
  login_page_id: 'login',
  version: 0,
};

/** The stored fields over the shipped ones (PH-03). */
export function platformConfigFrom(stored: { value: unknown; version: number } | null | undefined): PlatformConfig {
  if (!stored || typeof stored.value !== 'object') return shipped;
  return { ...shipped, ...stored.value, version: stored.version };
}

/** What is stored of the settings, as a column of a query in the identity scope; for `platformConfigFrom`. */
export const storedPlatformConfig = sql<{ value: unknown; version: number } | null>`(
  select jsonb_build_object('value', value, 'version', version) from preferences
  where ws_id is null and account_id is null and key = ${sql.lit(platformKey)} and deleted_at is null
)`;

/** The platform's settings as they hold now, read in the platform's scope. */
export function readPlatformConfig(db: Database): Promise<PlatformConfig> {
  return db.platform(async (query) => platformConfigFrom(await readPlatformPreference(query, platformKey)), {
    singleRead: true,
  });
}
