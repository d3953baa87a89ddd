import { commonColumns } from './columns.ts';
import { protect } from './first-policies.ts';

export const workspacesAndAccounts = [
  `create table workspaces (
    id text primary key check (id <> ''),
    ws_id text not null generated always as (id) stored,
    customer_name text not null,
    subdomain text unique check (subdomain = lower(subdomain)),
    status integer not null default 20,
    maintain integer not null default 0,
    begin_at timestamptz,
    expire_at timestamptz,
    logo text,
    ${commonColumns}
  )`,
  ...protect('workspaces', { tenant: ['select', 'update'], identity: ['select'], platform: ['all'] }),

  `create table accounts (
    id text primary key,
    username text not null,
    username_key text not null unique,
    password_hash text,
    password_changed_at timestamptz,
    real_name text not null,
    telephone text,
    country_code text not null default '+86',
    email text,
    avatar text,
    introduction text,
    system_roles text[] not null default '{}',
    status text not null default 'active' check (status in ('active', 'disabled')),
    failed_attempts integer not null default 0,
    locked_until timestamptz,
    session_epoch integer not null default 1,
    home_ws_id text references workspaces,
    last_sign_in_at timestamptz,
    ${commonColumns}
  )`,
  'create index accounts_telephone on accounts (telephone) where telephone is not null',
  ...protect('accounts', { identity: ['all'] }),

  `create table memberships (
    id text not null,
    ws_id text not null references workspaces,
    account_id text not null references accounts,
    roles text[] not null default '{}',
    real_name text not null,
    departments jsonb not null default '[]',
    duty jsonb not null default '[]',
    status text not null default 'active' check (status in ('active', 'invited', 'disabled')),
    ${commonColumns},
    primary key (ws_id, id),
    unique (ws_id, account_id)
  )`,
  'create index memberships_account on memberships (account_id)',
  ...protect('memberships', { tenant: ['all'], identity: ['all'] }),
];
