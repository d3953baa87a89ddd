/**
 * Texts are searched by their trigrams where the database has the extension `pg_trgm`, or lets its owner create it. Without it, a search
 * reads the records one by one: nothing fails. An operator may create the extension later.
 */
export const trigrams = [
  `do $$ begin
    if exists (select from pg_available_extensions where name = 'pg_trgm') then
      create extension if not exists pg_trgm with schema public;
    end if;
  exception when others then
    raise notice 'pg_trgm is not available: %', sqlerrm;
  end $$`,
  'alter table table_columns add column is_searched boolean not null default false',
  'alter table physical_tables add column has_search_indexes boolean not null default false',
];
