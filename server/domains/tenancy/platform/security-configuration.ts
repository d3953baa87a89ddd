import type { Schemas } from '#openapi';
import type { DailyCaps } from '#server/kernel/delivery/daily-caps.ts';
import type { Database } from '#server/kernel/db/index.ts';
import { readPlatformPreference } from '#server/domains/configuration/index.ts';

export type SecurityConfiguration = Schemas['SecurityConfiguration'];

export const securityKey = 'security';

const shipped: SecurityConfiguration = {
  password_pattern: '^(?=.*[A-Za-z])(?=.*\\d).{8,}$',
  auto_logout_idle_time: 0,
  sms_secondary_verification: false,
  lock_after_wrong_passwords: 5,
  messages_to_address: 50,
  messages_of_workspace: 5_000,
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

/** What the platform's gateway sends in a day at most (decision 0261). */
export const dailyCapsOf = ({ messages_to_address, messages_of_workspace }: SecurityConfiguration): DailyCaps => ({
  toAddress: messages_to_address,
  ofWorkspace: messages_of_workspace,
});

/** How passwords, sessions and sign-ins are protected now, read in the platform's scope (PH-13). */
export function readSecurityConfiguration(db: Database): Promise<SecurityConfiguration> {
  return db.platform(async (query) => securityConfigurationFrom(await readPlatformPreference(query, securityKey)), {
    singleRead: true,
  });
}
