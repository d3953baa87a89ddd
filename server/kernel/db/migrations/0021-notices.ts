import { protect } from '../rights/policies.ts';
import { commonColumns } from './columns.ts';

/** Notices of the platform and of workspaces, and who has read which (NOTE-01 to NOTE-06). */
export const notices = [
  `create table notices (
    id text primary key,
    ws_id text references workspaces,
    title text not null,
    content text not null,
    state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
    publish_at timestamptz check (state <> 'published' or publish_at is not null),
    audience text[] check (audience is null or ws_id is null),
    department_ids text[] check (department_ids is null or ws_id is not null),
    ${commonColumns}
  )`,
  'create index notices_written on notices (ws_id, created_at, id)',
  `create index notices_seen on notices (ws_id, publish_at, id) where state = 'published' and deleted_at is null`,
  ...protect('notices', { tenant: ['all'], tenant_addressed: ['select'], platform_own: ['all'] }),

  `create table notice_reads (
    id text primary key,
    ws_id text references workspaces,
    account_id text not null references accounts on delete cascade,
    notice_id text not null references notices on delete cascade,
    read_at timestamptz not null,
    created_at timestamptz not null default now(),
    created_by text
  )`,
  // A person of two workspaces reads a notice of the platform in each.
  `create unique index notice_reads_once on notice_reads (coalesce(ws_id, ''), account_id, notice_id)`,
  // Under row-level security an index on an expression is never read.
  'create index notice_reads_read on notice_reads (ws_id, account_id, notice_id)',
  ...protect('notice_reads', { tenant: ['all'], platform_own: ['all'] }),
];
