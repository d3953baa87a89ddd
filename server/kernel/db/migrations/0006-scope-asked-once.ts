import { renewPolicies, type Rules } from '../rights/policies.ts';

/** What migrations 0001 to 0005 allow on their tables; the rules stay, only their expressions are renewed. */
const rules: Record<string, Rules> = {
  migrations: { platform: ['select', 'insert'] },
  workspaces: { tenant: ['select', 'update'], identity: ['select'], platform: ['all'] },
  accounts: { identity: ['all'] },
  memberships: { tenant: ['all'], identity: ['all'] },
  token_families: { identity: ['all'] },
  tokens: { identity: ['all'] },
  captchas: { identity: ['all'] },
  sign_in_challenges: { identity: ['all'] },
  rate_limits: { identity: ['all'] },
  applications: { tenant: ['all'] },
  application_members: { tenant: ['all'], identity: ['select'] },
  files: { tenant: ['all'], platform_own: ['all'], identity_public: ['select'] },
  configuration_versions: { tenant: ['all'], tenant_published: ['select'], platform_own: ['all'] },
  configurations: { tenant: ['all'], tenant_shared: ['select'], platform_own: ['all'] },
  preferences: { tenant: ['all'], platform_own: ['all'] },
  operation_log: { tenant: ['select', 'insert'], identity: ['insert'], platform_own: ['select', 'insert'] },
  idempotency_keys: { tenant: ['all'], platform_own: ['all'], identity: ['all'] },
  outbox_messages: { tenant: ['all'], identity: ['all'], platform: ['select', 'insert', 'update'] },
};

export const scopeAskedOnce = Object.entries(rules).flatMap(([table, allowed]) => renewPolicies(table, allowed));
