import { protect } from '../rights/policies.ts';

/** What people entered in forms of records and have not sent: one row for a person and a form. */
export const recordDrafts = [
  `create table record_drafts (
    ws_id text not null,
    app_id text not null,
    account_id text not null references accounts on delete cascade,
    form text not null,
    menu_id text,
    table_id text,
    record_version integer not null,
    data jsonb not null,
    updated_at timestamptz not null,
    primary key (ws_id, account_id, form),
    check ((menu_id is null) <> (table_id is null)),
    foreign key (ws_id, app_id) references applications (ws_id, id) on delete cascade,
    foreign key (ws_id, app_id, menu_id) references menus (ws_id, app_id, id) on delete cascade,
    foreign key (ws_id, table_id) references physical_tables (ws_id, id) on delete cascade
  )`,
  'create index record_drafts_account on record_drafts (account_id)',
  'create index record_drafts_application on record_drafts (ws_id, app_id)',
  'create index record_drafts_age on record_drafts (ws_id, updated_at)',
  'create index record_drafts_menu on record_drafts (ws_id, menu_id) where menu_id is not null',
  'create index record_drafts_table on record_drafts (ws_id, table_id) where table_id is not null',
  ...protect('record_drafts', { tenant: ['all'] }),
];
