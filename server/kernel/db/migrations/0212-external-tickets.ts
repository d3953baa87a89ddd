import { protect } from '../rights/policies.ts';

/** One-time tickets by which an external application learns who opened it, stored as the hash only. */
export const externalTickets = [
  `create table external_tickets (
    hash text primary key,
    ws_id text not null references workspaces on delete cascade,
    app_id text not null,
    account_id text not null references accounts on delete cascade,
    made_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    foreign key (ws_id, app_id) references applications (ws_id, id) on delete cascade
  )`,
  'create index external_tickets_expiry on external_tickets (expires_at)',
  'create index external_tickets_account on external_tickets (account_id)',
  'create index external_tickets_application on external_tickets (ws_id, app_id)',
  ...protect('external_tickets', { identity: ['all'] }),
];
