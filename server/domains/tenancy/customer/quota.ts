import type { Schemas } from '#openapi';
import { defaultConfigurationMb } from '#server/kernel/limits/quota.ts';

export type Quota = Schemas['Quota'];

/** What holds where nothing was set. */
const unset: Quota = {
  max_users: null,
  max_apps: null,
  max_tables: null,
  max_records: null,
  max_storage_mb: null,
  max_configuration_mb: defaultConfigurationMb,
};

/** What a new customer may use unless the platform says otherwise (PH-09, REG-17). */
export const defaultQuota: Quota = {
  max_users: 50,
  max_apps: 20,
  max_tables: 500,
  max_records: 1_000_000,
  max_storage_mb: 10_240,
  max_configuration_mb: defaultConfigurationMb,
};

/** The stored limits; one that was never set is none, but for the one that came later. */
export function quotaFrom(stored: Partial<Quota>): Quota {
  return { ...unset, ...stored };
}
