import type { Schemas } from '#openapi';

export type Quota = Schemas['Quota'];

const unlimited: Quota = {
  max_users: null,
  max_apps: null,
  max_tables: null,
  max_records: null,
  max_storage_mb: null,
};

/** What a new customer may use unless the platform says otherwise (PH-09, REG-17). */
export const defaultQuota: Quota = {
  max_users: 50,
  max_apps: 20,
  max_tables: 500,
  max_records: 1_000_000,
  max_storage_mb: 10_240,
};

/** The stored limits; one that was never set is none. */
export function quotaFrom(stored: Partial<Quota>): Quota {
  return { ...unlimited, ...stored };
}
