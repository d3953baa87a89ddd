import { protect } from '../rights/policies.ts';
import { commonColumns } from './columns.ts';

/** The accounts of people of a third party or a directory, and the sign-ins there that are under way. */
export const thirdPartyLogins = [
  `create table third_party_logins (
    id text primary key,
    ws_id text not null references workspaces,
    account_id text not null references accounts,
    tag text not null check (tag in ('wx', 'dd', 'fs', 'ld')),
    source text not null,
    subject text not null,
    name text not null,
    ${commonColumns},
    unique (ws_id, tag, source, subject),
    unique (ws_id, account_id, tag)
  )`,
  'create index third_party_logins_account on third_party_logins (account_id)',
  ...protect('third_party_logins', { identity: ['all'] }),

  `create table third_party_attempts (
    state_hash text primary key,
    ws_id text not null references workspaces on delete cascade,
    tag text not null check (tag in ('wx', 'dd', 'fs')),
    browser_hash text not null,
    redirect_uri text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create index third_party_attempts_expiry on third_party_attempts (expires_at)',
  'create index third_party_attempts_workspace on third_party_attempts (ws_id)',
  ...protect('third_party_attempts', { identity: ['all'] }),
];
