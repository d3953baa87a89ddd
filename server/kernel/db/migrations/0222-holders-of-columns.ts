/**
 * Which sub-table's rows have a column. Its name alone does not say so: a field that was a sub-table, then something else and
 * then a sub-table again has rows in two tables.
 */
export const holdersOfColumns = [
  'alter table table_columns add column holder_id text',
  // Policies hold for the owner as well, who has to see the rows of all workspaces in this migration.
  'alter table table_columns no force row level security',
  `update table_columns c set holder_id = (
    select p.id from table_columns p
    where p.ws_id = c.ws_id and p.table_id = c.table_id and p.sub_table is null and p.field_id = c.sub_table and p.storage = 'rows'
    order by p.id limit 1
  ) where c.sub_table is not null`,
  'alter table table_columns force row level security',
];
