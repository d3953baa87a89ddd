import { protect } from '../rights/policies.ts';

/**
 * Codes by an authenticator app as a second step. They belong to accounts, which belong to no single workspace. A secret holds
 * from its confirmation on; a session may be opened to set one up, and for nothing else.
 */
export const totp = [
  `create table totp_secrets (
    account_id text primary key references accounts,
    sealed text not null,
    last_step integer not null default 0,
    created_at timestamptz not null,
    confirmed_at timestamptz
  )`,
  `create table recovery_codes (
    account_id text not null references accounts,
    code_hash text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    primary key (account_id, code_hash)
  )`,
  ...protect('totp_secrets', { identity: ['all'] }),
  ...protect('recovery_codes', { identity: ['all'] }),
  'alter table token_families add column must_set_up_totp boolean not null default false',
];
