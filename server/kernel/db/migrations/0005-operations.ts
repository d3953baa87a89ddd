import { commonColumns } from './columns.ts';
import { protect } from './first-policies.ts';

export const operations = [
  `create table operation_log (
    id text primary key,
    ws_id text references workspaces,
    created_at timestamptz not null default now(),
    user_id text,
    user_name text,
    ip text,
    request_id text,
    application_id text,
    module text not null,
    action text not null,
    target text,
    result text not null default 'succeeded' check (result in ('succeeded', 'failed')),
    before jsonb,
    after jsonb,
    detail jsonb not null default '{}'
  )`,
  'create index operation_log_time on operation_log (ws_id, created_at)',
  // Written and read, never changed or deleted by the program.
  ...protect('operation_log', {
    tenant: ['select', 'insert'],
    identity: ['insert'],
    platform_own: ['select', 'insert'],
  }),

  `create table idempotency_keys (
    caller text not null,
    key text not null,
    ws_id text references workspaces,
    operation text not null,
    request_hash text not null,
    status integer,
    answer jsonb,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    primary key (caller, key)
  )`,
  'create index idempotency_keys_expiry on idempotency_keys (expires_at)',
  ...protect('idempotency_keys', { tenant: ['all'], platform_own: ['all'], identity: ['all'] }),

  `create table outbox_messages (
    id text primary key,
    ws_id text references workspaces,
    channel text not null check (channel in ('sms', 'mail')),
    recipient text not null,
    subject text,
    body text not null,
    state text not null default 'held' check (state in ('held', 'sent', 'failed')),
    attempts integer not null default 0,
    sent_at timestamptz,
    ${commonColumns}
  )`,
  'create index outbox_messages_time on outbox_messages (created_at)',
  ...protect('outbox_messages', { tenant: ['all'], identity: ['all'], platform: ['select', 'insert', 'update'] }),
];
