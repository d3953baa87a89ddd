import { protect } from '../rights/policies.ts';
import { commonColumns } from './columns.ts';

/** Of a row that ties two others together. */
const tieColumns = `
    ws_id text not null references workspaces,
    created_at timestamptz not null default now(),
    created_by text`;

/** Keys begin with the workspace, so that no row points at another workspace's. */
const person = 'foreign key (ws_id, account_id) references memberships (ws_id, account_id) on delete cascade';

const departments = [
  `create table departments (
    id text not null check (id <> father_id),
    ws_id text not null references workspaces,
    source text not null check (source in ('organize', 'vorg')),
    father_id text,
    department_name text not null,
    name_key text not null,
    sort double precision not null,
    ${commonColumns},
    primary key (ws_id, id),
    foreign key (ws_id, father_id) references departments (ws_id, id)
  )`,
  `create unique index departments_name on departments (ws_id, source, coalesce(father_id, ''), name_key)
    where deleted_at is null`,
  'create index departments_father on departments (ws_id, father_id)',
  `create table department_members (
    ${tieColumns},
    department_id text not null,
    account_id text not null,
    sort integer not null default 0,
    primary key (ws_id, department_id, account_id),
    foreign key (ws_id, department_id) references departments (ws_id, id) on delete cascade,
    ${person}
  )`,
  'create index department_members_person on department_members (ws_id, account_id, sort)',
];

const positions = [
  `create table positions (
    id text not null,
    ws_id text not null references workspaces,
    tag_name text not null,
    name_key text not null,
    domain text not null check (domain in ('duty', 'team')),
    enabled boolean not null default true,
    ${commonColumns},
    primary key (ws_id, id)
  )`,
  'create unique index positions_name on positions (ws_id, domain, name_key) where deleted_at is null',
  'create index positions_sorted on positions (ws_id, lower(tag_name collate "C"), id)',
  `create table position_holders (
    ${tieColumns},
    position_id text not null,
    account_id text not null,
    sort integer not null default 0,
    primary key (ws_id, position_id, account_id),
    foreign key (ws_id, position_id) references positions (ws_id, id) on delete cascade,
    ${person}
  )`,
  'create index position_holders_person on position_holders (ws_id, account_id, sort)',
];

const teams = [
  `create table teams (
    id text not null,
    ws_id text not null references workspaces,
    team_name text not null,
    name_key text not null,
    ${commonColumns},
    primary key (ws_id, id)
  )`,
  'create unique index teams_name on teams (ws_id, name_key) where deleted_at is null',
  'create index teams_sorted on teams (ws_id, lower(team_name collate "C"), id)',
  `create table team_members (
    ${tieColumns},
    team_id text not null,
    account_id text not null,
    primary key (ws_id, team_id, account_id),
    foreign key (ws_id, team_id) references teams (ws_id, id) on delete cascade,
    ${person}
  )`,
  'create index team_members_person on team_members (ws_id, account_id)',
  `create table team_member_tags (
    ${tieColumns},
    team_id text not null,
    account_id text not null,
    position_id text not null,
    primary key (ws_id, team_id, account_id, position_id),
    foreign key (ws_id, team_id, account_id) references team_members on delete cascade,
    foreign key (ws_id, position_id) references positions (ws_id, id) on delete cascade
  )`,
  'create index team_member_tags_position on team_member_tags (ws_id, position_id)',
];

const groups = [
  `create table user_groups (
    id text not null,
    ws_id text not null references workspaces,
    name text not null,
    name_key text not null,
    enabled boolean not null default true,
    ${commonColumns},
    primary key (ws_id, id)
  )`,
  'create unique index user_groups_name on user_groups (ws_id, name_key) where deleted_at is null',
  'create index user_groups_sorted on user_groups (ws_id, lower(name collate "C"), id)',
  `create table user_group_departments (
    ${tieColumns},
    group_id text not null,
    department_id text not null,
    primary key (ws_id, group_id, department_id),
    foreign key (ws_id, group_id) references user_groups (ws_id, id) on delete cascade,
    foreign key (ws_id, department_id) references departments (ws_id, id) on delete cascade
  )`,
  'create index user_group_departments_department on user_group_departments (ws_id, department_id)',
  `create table user_group_people (
    ${tieColumns},
    group_id text not null,
    account_id text not null,
    primary key (ws_id, group_id, account_id),
    foreign key (ws_id, group_id) references user_groups (ws_id, id) on delete cascade,
    ${person}
  )`,
  'create index user_group_people_person on user_group_people (ws_id, account_id)',
  // Counted for each group that is shown.
  'create index applications_org on applications (ws_id, org_id) where deleted_at is null and org_id is not null',
];

/**
 * Memberships had the names of departments and positions only. The owner is under row-level security as well, which
 * is lifted for these statements alone; no other session can run between them.
 */
const takeOver = [
  'alter table memberships no force row level security',
  // Two departments of one name keep it; the key of the second ends with its id.
  `insert into departments (id, ws_id, source, department_name, name_key, sort)
    select id, ws_id, 'organize', name, lower(name) || case when same > 1 then ' ' || id else '' end,
      row_number() over (partition by ws_id order by name, id)
    from (
      select ws_id, id, name, row_number() over (partition by ws_id, lower(name) order by id) as same
      from (
        select distinct on (m.ws_id, d ->> 'id') m.ws_id, d ->> 'id' as id, d ->> 'department_name' as name
        from memberships m, jsonb_array_elements(m.departments) d
        order by m.ws_id, d ->> 'id'
      ) named
    ) numbered`,
  `insert into department_members (ws_id, department_id, account_id, sort)
    select m.ws_id, d.value ->> 'id', m.account_id, d.ordinality
    from memberships m, jsonb_array_elements(m.departments) with ordinality d
    on conflict do nothing`,
  `insert into positions (id, ws_id, tag_name, name_key, domain)
    select upper(substr(md5(ws_id || key), 1, 26)), ws_id, min(name), key, 'duty'
    from (
      select m.ws_id, btrim(d ->> 'tag_name') as name, lower(btrim(d ->> 'tag_name')) as key
      from memberships m, jsonb_array_elements(m.duty) d
    ) named
    group by ws_id, key`,
  `insert into position_holders (ws_id, position_id, account_id, sort)
    select m.ws_id, p.id, m.account_id, d.ordinality
    from memberships m, jsonb_array_elements(m.duty) with ordinality d, positions p
    where p.ws_id = m.ws_id and p.name_key = lower(btrim(d.value ->> 'tag_name'))
    on conflict do nothing`,
  'alter table memberships force row level security',
];

const tables = [
  'departments',
  'department_members',
  'positions',
  'position_holders',
  'teams',
  'team_members',
  'team_member_tags',
  'user_groups',
  'user_group_departments',
  'user_group_people',
];

/** Departments, positions, teams and user groups (ORG-01 to ORG-10). */
export const organisation = [
  ...departments,
  ...positions,
  ...teams,
  ...groups,
  ...takeOver,
  ...tables.flatMap((table) => protect(table, { tenant: ['all'] })),
];
