import { commonColumns } from './columns.ts';
import { protect } from './first-policies.ts';

export const applicationsAndFiles = [
  `create table applications (
    id text not null,
    ws_id text not null references workspaces,
    application_name text not null,
    application_type integer not null default 1 check (application_type in (1, 2)),
    application_describe text not null default '',
    icon jsonb not null,
    picture text,
    org_id text,
    owner text references accounts,
    sort double precision not null default 0,
    status text not null default 'active' check (status in ('active', 'disabled')),
    system_config jsonb not null default '{}',
    extend_info jsonb not null default '{}',
    ${commonColumns},
    primary key (ws_id, id)
  )`,
  'create index applications_order on applications (ws_id, sort, id)',
  ...protect('applications', { tenant: ['all'] }),

  // The pair of keys keeps a member from pointing at another workspace's application.
  `create table application_members (
    id text not null,
    ws_id text not null,
    app_id text not null,
    account_id text not null references accounts,
    role text not null check (role in ('APP_OWNER', 'APP_ADMIN', 'APP_USER')),
    ${commonColumns},
    primary key (ws_id, id),
    unique (ws_id, app_id, account_id, role),
    foreign key (ws_id, app_id) references applications (ws_id, id) on delete cascade
  )`,
  'create index application_members_account on application_members (account_id, ws_id)',
  ...protect('application_members', { tenant: ['all'], identity: ['select'] }),

  `create table files (
    id text primary key,
    ws_id text references workspaces,
    name text not null unique,
    filename text not null,
    mime text not null,
    size integer not null,
    sha256 text not null,
    width integer,
    height integer,
    purpose text not null default '',
    is_public boolean not null default false,
    variants jsonb not null default '{}',
    ${commonColumns}
  )`,
  'create index files_workspace on files (ws_id, created_at)',
  ...protect('files', { tenant: ['all'], platform_own: ['all'], identity_public: ['select'] }),
];
