import { commonColumns } from './columns.ts';
import { protect } from './first-policies.ts';

// Unique keys of rows that may be the platform's use an expression: two nulls would not be equal.
export const configuration = [
  `create table configuration_versions (
    id text primary key,
    scope text not null check (scope in ('platform', 'workspace')),
    ws_id text references workspaces,
    kind text not null,
    key text not null,
    hash text not null,
    value jsonb not null,
    comment text,
    state text not null default 'draft' check (state in ('draft', 'published', 'discarded')),
    published_at timestamptz,
    published_by text,
    ${commonColumns},
    check ((scope = 'platform') = (ws_id is null))
  )`,
  `create unique index configuration_versions_content
    on configuration_versions ((coalesce(ws_id, '')), kind, key, hash)`,
  ...protect('configuration_versions', { tenant: ['all'], tenant_published: ['select'], platform_own: ['all'] }),

  `create table configurations (
    id text primary key,
    scope text not null check (scope in ('platform', 'workspace')),
    ws_id text references workspaces,
    kind text not null,
    key text not null,
    published_id text references configuration_versions,
    draft_id text references configuration_versions,
    ${commonColumns},
    check ((scope = 'platform') = (ws_id is null))
  )`,
  `create unique index configurations_place on configurations ((coalesce(ws_id, '')), kind, key)`,
  ...protect('configurations', { tenant: ['all'], tenant_shared: ['select'], platform_own: ['all'] }),

  `create table preferences (
    id text primary key,
    ws_id text references workspaces,
    account_id text references accounts,
    key text not null,
    value jsonb not null,
    ${commonColumns}
  )`,
  `create unique index preferences_place on preferences ((coalesce(ws_id, '')), (coalesce(account_id, '')), key)`,
  ...protect('preferences', { tenant: ['all'], platform_own: ['all'] }),
];
