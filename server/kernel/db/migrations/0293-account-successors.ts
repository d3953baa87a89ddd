import { allow, allowColumn, protect } from '../rights/policies.ts';

/**
 * Who took over from a person that a workspace deleted: an own record of the one is an own record of the other, as long as the
 * person is gone (docs/decisions/0262). Applications change their owner where people are deleted, in the identity scope.
 */
export const accountSuccessors = [
  `create table account_successors (
    ws_id text not null references workspaces on delete cascade,
    account_id text not null references accounts on delete cascade,
    successor_id text not null references accounts on delete cascade,
    created_at timestamptz not null,
    created_by text not null,
    primary key (ws_id, account_id),
    check (account_id <> successor_id)
  )`,
  'create index account_successors_successor on account_successors (ws_id, successor_id)',
  'create index account_successors_account on account_successors (account_id)',
  'create index account_successors_person on account_successors (successor_id)',
  ...protect('account_successors', { tenant: ['select'], identity: ['all'] }),
  ...allow('application_members', { identity: ['insert'] }),
  ...allowColumn('applications', 'owner, updated_at, version', ['identity']),
];
