import { protect } from '../rights/policies.ts';
import { commonColumns } from './columns.ts';

/** Views of lists of records: a person's own ones, and shared ones, which have no account. */
export const recordViews = [
  `create table record_views (
    id text not null,
    ws_id text not null,
    app_id text not null,
    menu_id text,
    table_id text,
    account_id text references accounts on delete cascade,
    name text not null,
    is_default boolean not null default false,
    settings jsonb not null,
    ${commonColumns},
    primary key (ws_id, id),
    check ((menu_id is null) <> (table_id is null)),
    foreign key (ws_id, app_id) references applications (ws_id, id) on delete cascade,
    foreign key (ws_id, app_id, menu_id) references menus (ws_id, app_id, id) on delete cascade,
    foreign key (ws_id, table_id) references physical_tables (ws_id, id) on delete cascade
  )`,
  'create index record_views_menu on record_views (ws_id, menu_id) where menu_id is not null and deleted_at is null',
  'create index record_views_table on record_views (ws_id, table_id) where table_id is not null and deleted_at is null',
  'create index record_views_account on record_views (account_id) where account_id is not null',
  ...protect('record_views', { tenant: ['all'] }),
];
