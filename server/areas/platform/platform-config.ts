import type { Schemas } from '#openapi';
import type { Database } from '../../db/index.ts';
import { type PreferenceOwner, readPreference } from '../preference/queries.ts';

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
  trial_days: 30,
  terms: { 'zh-CN': '', 'en-US': '' },
  login_page_id: 'login',
  version: 0,
};

/** The stored fields over the shipped ones (PH-03). */
export function platformConfigFrom(stored: { value: unknown; version: number } | undefined): PlatformConfig {
  if (!stored || typeof stored.value !== 'object') return shipped;
  return { ...shipped, ...stored.value, version: stored.version };
}

/** The platform's settings as they hold now, read in the platform's scope. */
export function readPlatformConfig(db: Database): Promise<PlatformConfig> {
  return db.platform(async (query) => platformConfigFrom(await readPreference(query, platformOwner, platformKey)), {
    readOnly: true,
  });
}
