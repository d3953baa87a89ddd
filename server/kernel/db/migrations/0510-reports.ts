import { protect } from '../rights/policies.ts';
import { commonColumns } from './columns.ts';

/** Reports of a workspace: what is drafted of each, and what its readers see (REPORT-01, REPORT-04). */
export const reports = [
  `create table reports (
    id text not null,
    ws_id text not null references workspaces,
    r_name text not null,
    name_key text not null,
    enabled boolean not null default true,
    configuration jsonb,
    published_configuration jsonb,
    published_at timestamptz,
    ${commonColumns},
    primary key (ws_id, id)
  )`,
  'create unique index reports_name on reports (ws_id, name_key) where deleted_at is null',
  'create index reports_sorted on reports (ws_id, lower(r_name collate "C"), id)',
  ...protect('reports', { tenant: ['all'] }),
];
