/** The field as its form had it last, so that one that left can come back. */
export const leftColumns = ['alter table table_columns add column definition jsonb'];
