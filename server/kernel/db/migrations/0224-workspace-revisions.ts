import { protect } from '../rights/policies.ts';

/** What designs of tables, menus, and the rights of people in them are made of. */
export const revisedTables = [
  'physical_tables',
  'logical_tables',
  'table_columns',
  'menus',
  'menu_authorizations',
  'departments',
  'department_members',
  'positions',
  'position_holders',
  'user_groups',
  'user_group_people',
  'user_group_departments',
] as const;

/**
 * A revision of each workspace. Whatever changes one of the tables makes another one in its own transaction, so that no writer can
 * forget to count: what a process keeps of these tables is of a revision. A transaction adds a row of its own and waits for no other
 * one; the rows of those that were committed go, unless another one is just deleting them. No revision comes back: not after a
 * rollback, and not in a copy of the database, where the number of a transaction may. Outside of all scopes, in migrations, the owner
 * may not write to this table; migrations renew all revisions when they are done.
 */
export const workspaceRevisions = [
  `create table workspace_revisions (
    ws_id text not null,
    changed_in xid8 not null,
    revision uuid not null default gen_random_uuid(),
    primary key (ws_id, changed_in)
  )`,
  ...protect('workspace_revisions', { tenant: ['all'], identity: ['all'], platform: ['all'] }),
  `create function revise_workspace() returns trigger language plpgsql as $$
  declare
    changed text := case tg_op when 'DELETE' then old.ws_id else new.ws_id end;
  begin
    if row_security_active('workspace_revisions') and coalesce(current_setting('app.scope', true), '') = '' then
      return null;
    end if;
    insert into workspace_revisions (ws_id, changed_in) values (changed, pg_current_xact_id())
      on conflict (ws_id, changed_in) do update set revision = excluded.revision
      where workspace_revisions.xmin <> pg_current_xact_id()::xid;
    if found then
      delete from workspace_revisions where (ws_id, changed_in) in (
        select r.ws_id, r.changed_in from workspace_revisions r
        where r.ws_id = changed and r.changed_in <> pg_current_xact_id()
        for update skip locked);
    end if;
    return null;
  end $$`,
  ...revisedTables.map(
    (table) =>
      `create trigger revise_workspace after insert or update or delete on ${table} for each row execute function revise_workspace()`,
  ),
  // Workspaces that are there already have a first one.
  'alter table workspaces no force row level security',
  'alter table workspace_revisions no force row level security',
  'insert into workspace_revisions (ws_id, changed_in) select id, pg_current_xact_id() from workspaces',
  'alter table workspaces force row level security',
  'alter table workspace_revisions force row level security',
];
