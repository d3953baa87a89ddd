import { protect } from '../rights/policies.ts';

/** One-time tickets that open a session (AUTH-36): a sign-in's way to the workspace's own address, or a shadow user's. */
export const sessionTickets = [
  `create table session_tickets (
    hash text primary key,
    kind text not null check (kind in ('handover', 'shadow')),
    account_id text not null references accounts on delete cascade,
    ws_id text not null references workspaces on delete cascade,
    app_id text check ((app_id is not null) = (kind = 'shadow')),
    family_id text references token_families on delete cascade,
    browser_hash text,
    user_agent text,
    created_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index session_tickets_expiry on session_tickets (expires_at)',
  ...protect('session_tickets', { identity: ['all'] }),
  // The only application that the session may open; null for everybody who signed in.
  'alter table token_families add column app_id text',
];
