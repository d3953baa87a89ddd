import { protect } from '../rights/policies.ts';

/**
 * Codes by which people set a forgotten password. A name without an account has rows as well, so that both look alike (P14). Rows stay
 * for an hour, so that requests can be counted. An address that a session changed receives no codes for a while.
 */
export const passwordResets = [
  `create table password_resets (
    hash text primary key,
    account_id text references accounts on delete cascade,
    name_hash text not null,
    recipient_hash text,
    network text not null,
    code_hash text not null,
    attempts integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    spent_at timestamptz
  )`,
  'create index password_resets_age on password_resets (created_at)',
  'create index password_resets_account on password_resets (account_id)',
  ...protect('password_resets', { identity: ['all'] }),
  'alter table accounts add column email_changed_at timestamptz',
];
