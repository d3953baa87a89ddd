import { commonColumns } from './columns.ts';
import { protect } from './first-policies.ts';

export const sessions = [
  `create table token_families (
    id text primary key,
    account_id text not null references accounts,
    ws_id text references workspaces,
    client_id text not null,
    session_epoch integer not null,
    generation integer not null default 1,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    revoked_reason text,
    ip text,
    user_agent text,
    ${commonColumns}
  )`,
  'create index token_families_account on token_families (account_id)',
  'create index token_families_expiry on token_families (expires_at)',
  ...protect('token_families', { identity: ['all'] }),

  `create table tokens (
    hash text primary key,
    family_id text not null references token_families on delete cascade,
    account_id text not null references accounts,
    kind text not null check (kind in ('access', 'refresh')),
    generation integer not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index tokens_family on tokens (family_id)',
  ...protect('tokens', { identity: ['all'] }),

  `create table captchas (
    id text primary key,
    kind text not null check (kind in ('image', 'question')),
    answer_hash text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index captchas_expiry on captchas (expires_at)',
  ...protect('captchas', { identity: ['all'] }),

  `create table sign_in_challenges (
    id text primary key,
    account_id text not null references accounts,
    kind text not null check (kind in ('workspaces', 'secondaryVerification')),
    browser_hash text not null,
    ws_id text references workspaces,
    code_hash text,
    attempts integer not null default 0,
    detail jsonb not null default '{}',
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index sign_in_challenges_expiry on sign_in_challenges (expires_at)',
  ...protect('sign_in_challenges', { identity: ['all'] }),

  `create table rate_limits (
    key text primary key,
    count integer not null default 0,
    window_start timestamptz not null,
    blocked_until timestamptz
  )`,
  ...protect('rate_limits', { identity: ['all'] }),
];
