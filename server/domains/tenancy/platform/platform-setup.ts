import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { lockPreference, readPlatformPreference, writePreference } from '#server/domains/configuration/index.ts';
import { platformConfigFrom, platformKey, platformOwner } from './platform-config.ts';
import { securityConfigurationFrom, securityKey } from './security-configuration.ts';

/** Under which key it is stored that nothing is proposed any more. */
const setupKey = 'platformSetup';

type Setup = Schemas['PlatformSetup'];
type Stored = Awaited<ReturnType<typeof readPlatformPreference>>;

const presentSetup = (general: Stored, security: Stored, choice: Stored): Setup => {
  const { browser_language, sign_in_after_registering, latin_initials, version } = platformConfigFrom(general);
  const { captcha_after_failure } = securityConfigurationFrom(security);
  const dismissed = choice !== undefined;
  const on = { browser_language, sign_in_after_registering, latin_initials, captcha_after_failure };
  return { dismissed, ...on, config_version: version };
};

/** The settings that shape the first minute of a platform (PH-03, PH-12), and whether they are still proposed. */
export async function readSetup(query: Query): Promise<Setup> {
  const [general, security, choice] = [
    await readPlatformPreference(query, platformKey),
    await readPlatformPreference(query, securityKey),
    await readPlatformPreference(query, setupKey),
  ];
  return presentSetup(general, security, choice);
}

/** Locks what the settings are stored in, always in this order, until the transaction ends. */
export async function lockSetup(query: Query) {
  const general = await lockPreference(query, platformOwner, platformKey);
  const security = await lockPreference(query, platformOwner, securityKey);
  const choice = await lockPreference(query, platformOwner, setupKey);
  return { general, security, setup: presentSetup(general, security, choice) };
}

/** Stores that nothing is proposed any more. */
export const dismissSetup = (query: Query, by: string, now: Date): Promise<number> =>
  writePreference(query, { ...platformOwner, key: setupKey, value: { dismissed: true }, by, now });
