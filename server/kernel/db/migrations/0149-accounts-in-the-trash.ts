import { allow } from '../rights/policies.ts';

/** A deleted account can be restored for a time, with its roles in applications; those that were deleted before cannot. */
export const accountsInTheTrash = [
  'alter table accounts add column erased_at timestamptz',
  'update accounts set erased_at = deleted_at where deleted_at is not null',
  `create index accounts_in_the_trash on accounts (home_ws_id, deleted_at, id)
    where deleted_at is not null and erased_at is null`,
  ...allow('application_members', { identity: ['update'] }),
];
