/** How a view lists and shows its records, where it differs from its table; and saved lists of a view. */
export const displaysOfViews = [
  'alter table logical_tables add column list_config jsonb, add column detail_config jsonb',
  'alter table record_views add column view_id text',
  'alter table record_views drop constraint record_views_check',
  'alter table record_views add constraint record_views_list check (num_nonnulls(menu_id, table_id, view_id) = 1)',
  `alter table record_views add constraint record_views_view
    foreign key (ws_id, view_id) references logical_tables (ws_id, id) on delete cascade`,
  'create index record_views_view on record_views (ws_id, view_id) where view_id is not null and deleted_at is null',
];
