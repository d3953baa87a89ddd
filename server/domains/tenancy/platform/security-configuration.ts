import type { Schemas } from '#openapi';
import type { Database } from '#server/kernel/db/index.ts';
import { readPlatformPreference } from '#server/domains/configuration/index.ts';

export type SecurityConfiguration = Schemas['SecurityConfiguration'];

export const securityKey = 'security';

const shipped: SecurityConfiguration = {
  password_pattern: '^(?=.*[A-Za-z])(?=.*\\d).{8,}$',
  auto_logout_idle_time: 0,
  sms_secondary_verification: false,
  lock_after_wrong_passwords: 5,
  captcha_after_failure: false,
  version: 0,
};

/** The stored fields over the shipped ones (PH-12, VAL-06). */
export function securityConfigurationFrom(
  stored: { value: unknown; version: number } | undefined,
): SecurityConfiguration {
  if (!stored || typeof stored.value !== 'object') return shipped;
  return { ...shipped, ...stored.value, version: stored.version };
}

/** How passwords, sessions and sign-ins are protected now, read in the platform's scope (PH-13). */
export function readSecurityConfiguration(db: Database): Promise<SecurityConfiguration> {
  return db.platform(async (query) => securityConfigurationFrom(await readPlatformPreference(query, securityKey)), {
    singleRead: true,
  });
}
