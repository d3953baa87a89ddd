import { keptStatement, type Query } from '../../db/index.ts';
import { type PlatformConfig, platformConfigFrom, platformKey } from './platform-config.ts';
import { type SecurityConfiguration, securityConfigurationFrom, securityKey } from './security-configuration.ts';

const stored = keptStatement((query) =>
  query
    .selectFrom('preferences')
    .where('ws_id', 'is', null)
    .where('account_id', 'is', null)
    .where('key', 'in', [platformKey, securityKey])
    .where('deleted_at', 'is', null)
    .select(['key', 'value', 'version']),
);

/** What the platform sets for everybody, in one statement, in the identity scope. */
export async function readPlatformSettings(
  query: Query,
): Promise<{ platform: PlatformConfig; security: SecurityConfiguration }> {
  const rows = await stored(query, {});
  const of = (wanted: string) => rows.find(({ key }) => key === wanted);
  return {
    platform: platformConfigFrom(of(platformKey)),
    security: securityConfigurationFrom(of(securityKey)),
  };
}
