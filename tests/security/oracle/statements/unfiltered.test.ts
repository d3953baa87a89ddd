import { describe, expect, test } from 'vitest';
import { unfiltered } from './unfiltered.ts';

const tables = new Set(['applications', 'application_members', 'memberships', 'configurations', 'workspaces', 'files']);
const open = (text: string): string[] => unfiltered(text, tables);

describe('P5 a statement that names its workspace', () => {
  test.each([
    'select * from "applications" where "applications"."ws_id" = $1 and "id" = $2',
    'select * from "applications" as "a" where "a"."ws_id" = $1',
    'select * from applications a where $1 = a.ws_id',
    `select * from "configurations" where coalesce(ws_id, '') = $1 and kind = $2`,
    'select * from "files" where ("ws_id" is null or "ws_id" = $1)',
    'update "applications" set "sort" = $1 where "ws_id" = $2',
    'delete from "applications" where "ws_id" = $1',
    'select * from "workspaces" where "id" = $1',
    'select * from "applications" as "a" inner join "memberships" as "m" on "m"."ws_id" = "a"."ws_id" where "m"."ws_id" = $1',
    `select "id", array(select role from application_members where app_id = applications.id and ws_id = applications.ws_id)
      from "applications" where "ws_id" = $1`,
    'with "page" as (select * from "applications" where "ws_id" = $1 order by "id") select * from "page"',
    'insert into "applications" ("id", "ws_id") values ($1, $2) on conflict do nothing',
    `insert into "configurations" ("id", "ws_id") values ($1, $2) on conflict ("id") do update set "kind" = $3`,
    'select * from "files" as "f" inner join "configurations" as "c" on "c"."ws_id" is not distinct from "f"."ws_id" where "f"."ws_id" is null',
    'select "id" from "accounts" where "id" = $1',
    'select a from (select a from memberships where ws_id = $1 union select a from files where ws_id = $2) x',
    'select extract(epoch from "n"."created_at") from (select * from files where ws_id = $1) as n',
    'select extract(epoch from "files"."created_at") from (select * from files where ws_id = $1) as files',
    `select extract(epoch from "created_at") from "applications" where "ws_id" = $1 for update`,
  ])('%s', (text) => expect(open(text)).toEqual([]));
});

describe('P5 a statement that forgets its workspace', () => {
  test.each([
    ['select * from "applications" where "id" = $1', ['applications']],
    ['select "ws_id" from "applications" where "id" = $1', ['applications']],
    ['update "applications" set "sort" = $1 where "id" = $2', ['applications']],
    ['delete from "applications" where "id" = $1', ['applications']],
    [
      'select * from "applications" as "a" inner join "memberships" as "m" on "m"."ws_id" = "a"."ws_id" where "a"."id" = $1',
      ['applications', 'memberships'],
    ],
    [
      'select * from "applications" inner join "memberships" on "memberships"."account_id" = $1 where "applications"."ws_id" = $2',
      ['memberships'],
    ],
    [
      `select array(select role from application_members where app_id = applications.id) from "applications" where "ws_id" = $1`,
      ['application_members'],
    ],
    ['with "page" as (select * from "applications") select * from "page" where "page"."ws_id" = $1', ['applications']],
    ['select * from "applications" where "ws_id" = $1 and exists (select from "files" where "id" = $2)', ['files']],
    [
      'select * from "files" as "f" inner join "configurations" as "c" on "c"."ws_id" is not distinct from "f"."ws_id"',
      ['files', 'configurations'],
    ],
    ['select a from memberships where ws_id = $1 union all select a from files where id = $2', ['files']],
    ['select a from (select a from memberships union select a from files where ws_id = $1) x', ['memberships']],
    [`select * from "applications" where "name" = 'ws_id = 1'`, ['applications']],
    ['select * from "memberships" where "memberships"."ws_id" = "accounts"."home_ws_id"', ['memberships']],
  ])('%s', (text, tables) => expect(open(text)).toEqual(tables));
});
