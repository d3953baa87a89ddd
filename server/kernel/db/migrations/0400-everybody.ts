import { allow } from '../rights/policies.ts';

/** What the group is shown as before it is renamed: another group of such a name was there first, and keeps it. */
const shownNames = ['everybody in the workspace', '工作区全员'];
const bothNames = 'Everybody in the workspace · 工作区全员';

/**
 * Each workspace has one user group that is everybody in it (docs/decisions/0287). It has no people and no departments: everybody with a
 * membership is in it. Without a name of its own it is shown in the language of the reader, and it is the first of the groups.
 */
export const everybody = [
  'alter table user_groups add column is_everybody boolean not null default false',
  'alter table user_groups alter column name drop not null',
  `alter table user_groups add constraint user_groups_named check (name is not null or is_everybody)`,
  `alter table user_groups add constraint user_groups_lasting check (not is_everybody or (enabled and deleted_at is null))`,
  'create unique index user_groups_everybody on user_groups (ws_id) where is_everybody',
  'drop index user_groups_sorted',
  `create index user_groups_sorted on user_groups
    (ws_id, lower((case when is_everybody then '' else name end) collate "C"), id)`,
  ...allow('user_groups', { identity_everybody: ['insert'] }),
  'alter table workspaces no force row level security',
  'alter table user_groups no force row level security',
  `insert into user_groups (id, ws_id, name, name_key, is_everybody)
    select upper(substr(md5('everybody ' || named.ws_id), 1, 26)), named.ws_id, named.name, lower(coalesce(named.name, '')), true
    from (
      select w.id as ws_id, case
        when not exists (select from user_groups g
          where g.ws_id = w.id and g.deleted_at is null and g.name_key in (${shownNames.map((name) => `'${name}'`).join(', ')})) then null
        when exists (select from user_groups g
          where g.ws_id = w.id and g.deleted_at is null and g.name_key = lower('${bothNames}')) then '${bothNames} ' || w.id
        else '${bothNames}' end as name
      from workspaces w
    ) named`,
  'alter table user_groups force row level security',
  'alter table workspaces force row level security',
  // Who is in it follows from memberships, which the rights of people were not made of before.
  `create trigger revise_workspace after insert or delete or update of deleted_at on memberships
    for each row execute function revise_workspace()`,
];
