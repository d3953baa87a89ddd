import { protect } from '../rights/policies.ts';

/** When a person opened an application for the first time: cards of others are marked as new. */
export const applicationOpenings = [
  `create table application_openings (
    ws_id text not null,
    app_id text not null,
    account_id text not null references accounts on delete cascade,
    opened_at timestamptz not null,
    primary key (ws_id, app_id, account_id),
    foreign key (ws_id, app_id) references applications (ws_id, id) on delete cascade
  )`,
  'create index application_openings_account on application_openings (account_id)',
  ...protect('application_openings', { tenant: ['select', 'insert'] }),
  'create index table_jobs_application on table_jobs (ws_id, app_id)',
];
