import { protect } from '../rights/policies.ts';

/** By which ways a person is notified of what, and the mails and SMS that wait or were sent. */
export const notificationChoices = [
  `create table notification_choices (
    ws_id text references workspaces,
    home_ws_id text generated always as (coalesce(ws_id, '')) stored not null,
    account_id text not null references accounts on delete cascade,
    category text not null check (category in ('notice', 'task', 'share', 'mention', 'approval')),
    channels text[] not null check (channels <@ array['product', 'mail', 'sms']),
    locale text not null,
    primary key (home_ws_id, account_id, category)
  )`,
  'create index notification_choices_account on notification_choices (account_id)',
  'create index notification_choices_workspace on notification_choices (ws_id) where ws_id is not null',
  ...protect('notification_choices', { tenant: ['all'], identity: ['select'], platform_own: ['all'] }),
  `create table notification_deliveries (
    id uuid primary key default gen_random_uuid(),
    ws_id text references workspaces,
    account_id text not null references accounts on delete cascade,
    notification_id text not null,
    channel text not null check (channel in ('mail', 'sms')),
    locale text not null,
    attempts integer not null default 0,
    due_at timestamptz not null,
    sent_at timestamptz,
    failure text
  )`,
  'create index notification_deliveries_due on notification_deliveries (due_at) where sent_at is null and failure is null',
  'create index notification_deliveries_account on notification_deliveries (account_id, channel, sent_at)',
  'create index notification_deliveries_workspace on notification_deliveries (ws_id) where ws_id is not null',
  ...protect('notification_deliveries', {
    tenant: ['all'],
    identity: ['select', 'insert', 'delete'],
    platform_own: ['all'],
  }),
];
