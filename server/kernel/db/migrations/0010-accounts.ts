import { allow } from '../rights/policies.ts';

/** Passwords that others gave, third-party sign-in, and what the list of a workspace's people is read by. */
export const accounts = [
  'alter table accounts add column must_change_password boolean not null default false',
  'alter table memberships add column third_party_login_enabled boolean not null default true',
  `create index memberships_by_name on memberships (ws_id, (lower(real_name collate "C")), account_id)
    where deleted_at is null`,
  'create index memberships_by_time on memberships (ws_id, created_at, account_id) where deleted_at is null',
  // Who leaves a workspace leaves its applications in the same transaction.
  ...allow('application_members', { identity: ['delete'] }),
];
