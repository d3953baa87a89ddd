import { allow } from '../rights/policies.ts';

/**
 * Sessions that began with the account's own password may go on in another workspace of the person; what a workspace's directory or third
 * party opened stays there. Openings of applications also say when the last one was, and which are favourites.
 */
export const workspacesOfAPerson = [
  'alter table token_families add column by_password boolean not null default false',
  'alter table application_openings add column last_opened_at timestamptz',
  'alter table application_openings add column is_favourite boolean not null default false',
  ...allow('application_openings', { tenant: ['update'] }),
];
