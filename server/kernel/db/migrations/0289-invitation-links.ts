import { protect } from '../rights/policies.ts';

/** Links by which a person whom a workspace added chooses a password, each good once and for some days. */
export const invitationLinks = [
  `create table invitation_links (
    hash text primary key,
    account_id text not null references accounts on delete cascade,
    ws_id text not null references workspaces on delete cascade,
    created_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index invitation_links_account on invitation_links (account_id)',
  'create index invitation_links_workspace on invitation_links (ws_id)',
  ...protect('invitation_links', { identity: ['all'] }),
];
