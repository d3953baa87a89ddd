import { protect } from '../rights/policies.ts';

/**
 * What is left to do for a table's records after its design was saved: by steps, each in a transaction of its own with where it
 * got to. The records of a table have a layout of their structure beside.
 */
export const tableJobs = [
  `create table table_jobs (
    id text not null,
    ws_id text not null,
    app_id text not null,
    table_id text not null,
    kind text not null check (kind in ('recompute', 'index', 'layout')),
    fields text[] not null default '{}',
    state text not null default 'waiting' check (state in ('waiting', 'failed')),
    done integer not null default 0,
    total integer not null default 0,
    last_id text,
    attempts integer not null default 0,
    failure text,
    created_at timestamptz not null,
    primary key (ws_id, id),
    foreign key (ws_id, table_id) references physical_tables (ws_id, id) on delete cascade
  )`,
  'create index table_jobs_table on table_jobs (ws_id, table_id)',
  ...protect('table_jobs', { tenant: ['all'], identity: ['select'] }),
  'alter table physical_tables add column layout integer not null default 1',
  `alter table physical_tables add column computing text[] not null default '{}'`,
];
