import { allow, protect } from '../rights/policies.ts';

/**
 * Seals of the operation log, one for each minute in which something was logged, chained for each workspace and the platform. Neither
 * seals nor entries are ever changed; what is older than the shortest retention period of a log can be deleted.
 */
export const logSeals = [
  `create table log_seals (
    id text primary key,
    ws_id text references workspaces,
    number integer not null,
    created_at timestamptz not null default now(),
    sealed_from timestamptz,
    sealed_to timestamptz not null,
    entries integer not null,
    previous text,
    hash text not null
  )`,
  `create unique index log_seals_number on log_seals (coalesce(ws_id, ''), number)`,
  'create index log_seals_order on log_seals (ws_id, number)',
  ...protect('log_seals', {
    tenant: ['select', 'insert'],
    platform_own: ['select', 'insert'],
    tenant_expired_seal: ['delete'],
    platform_expired_seal: ['delete'],
  }),
  ...allow('operation_log', { tenant_expired: ['delete'], platform_expired: ['delete'] }),

  // For how many days the platform and each workspace keep their log; a workspace without a row does as the platform.
  `create table log_settings (
    id text primary key,
    ws_id text references workspaces,
    days integer,
    version integer not null default 1,
    updated_at timestamptz not null default now(),
    updated_by text
  )`,
  `create unique index log_settings_owner on log_settings (coalesce(ws_id, ''))`,
  ...protect('log_settings', {
    tenant: ['select', 'insert', 'update'],
    tenant_shared: ['select'],
    platform_own: ['select', 'insert', 'update'],
  }),
];
