/** Names by language of categories, menus and logical tables; those of tables are in their designs. Who deleted a table. */
export const localNames = [
  ...['categories', 'menus', 'logical_tables'].map(
    (table) => `alter table ${table} add column names jsonb not null default '{}'`,
  ),
  'alter table physical_tables add column deleted_by text',
];
