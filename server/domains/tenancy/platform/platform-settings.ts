import type { Query } from '#server/kernel/db/index.ts';
import { readPlatformPreference } from '#server/domains/configuration/index.ts';
import { type PlatformConfig, platformConfigFrom, platformKey } from './platform-config.ts';
import { type SecurityConfiguration, securityConfigurationFrom, securityKey } from './security-configuration.ts';

/** What the platform sets for everybody. */
export interface PlatformSettings {
  platform: PlatformConfig;
  security: SecurityConfiguration;
}

/** The same, read together in the identity scope. */
export async function readPlatformSettings(query: Query): Promise<PlatformSettings> {
  const [platform, security] = await Promise.all([
    readPlatformPreference(query, platformKey),
    readPlatformPreference(query, securityKey),
  ]);
  return { platform: platformConfigFrom(platform), security: securityConfigurationFrom(security) };
}
