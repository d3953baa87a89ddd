import { policyTemplates, protect as protectBy, type Rules, type Template } from '../rights/policies.ts';
import type { SharedScope } from '../rights/roles.ts';

const inScope = (scope: SharedScope): string => `current_setting('app.scope', true) = '${scope}'`;

/** The templates as migrations 0001 to 0005 wrote them; `0006-scope-asked-once` renews their policies. */
const firstTemplates = {
  tenant: { scope: 'tenant', predicate: `${inScope('tenant')} and ws_id = current_setting('app.ws_id', true)` },
  tenant_shared: { scope: 'tenant', predicate: `${inScope('tenant')} and ws_id is null` },
  tenant_published: {
    scope: 'tenant',
    predicate: `${inScope('tenant')} and ws_id is null and published_at is not null`,
  },
  identity: { scope: 'identity', predicate: inScope('identity') },
  identity_public: { scope: 'identity', predicate: `${inScope('identity')} and is_public` },
  platform: { scope: 'platform', predicate: inScope('platform') },
  platform_own: { scope: 'platform', predicate: `${inScope('platform')} and ws_id is null` },
} as const satisfies Record<string, Template>;

/** Only for migrations that have run: a new table is protected by `policies.ts`. */
export function protect(table: string, rules: { [Name in keyof typeof firstTemplates]?: Rules[Name] }): string[] {
  return protectBy(table, rules, { ...policyTemplates, ...firstTemplates });
}
