import type { Query } from '#server/kernel/db/index.ts';
import { idOf } from '../world/scopes.ts';
import { personId } from './people-rows.ts';
import type { RowKind, RowScope } from './row-kind.ts';

/** A row of a workspace, as these tables begin. */
interface Named {
  id: string;
  ws_id: string;
  text: string;
  key: string;
}

/** A kind of which only workspaces have rows. */
function ofWorkspace(
  kind: string,
  insert: (query: Query, row: Named, scope: RowScope, name: string) => Promise<unknown>,
): RowKind {
  return {
    scope: 'tenant',
    async insert(query, scope, name) {
      const { wsId, prefix, word } = scope;
      if (wsId === null) throw new Error(`There is no ${kind} on the platform.`);
      const text = `${word} ${kind} ${name}`;
      const row = { id: idOf(prefix, `${kind} ${name}`), ws_id: wsId, text, key: text.toLowerCase() };
      await insert(query, row, scope, name);
      return row.id;
    },
  };
}

/** The id of the scope's `department`. */
export const departmentId = ({ prefix }: RowScope, name: string): string => idOf(prefix, `department ${name}`);

function departmentAt(kind: string, fatherOf: (scope: RowScope, name: string) => string | null): RowKind {
  return ofWorkspace(kind, (query, { id, ws_id, text, key }, scope, name) =>
    query
      .insertInto('departments')
      .values({
        id,
        ws_id,
        source: 'organize',
        father_id: fatherOf(scope, name),
        department_name: text,
        name_key: key,
        sort: 1,
      })
      .execute(),
  );
}

/** At the top, with one person. */
export const department: RowKind = {
  scope: 'tenant',
  async insert(query, scope, name) {
    const id = await departmentAt('department', () => null).insert(query, scope, name);
    const ws_id = scope.wsId ?? '';
    const values = { ws_id, department_id: id, account_id: personId(scope, name) };
    await query.insertInto('department_members').values(values).execute();
    return id;
  },
};

/** Below `department`, with nothing in it. */
export const childDepartment = departmentAt('childDepartment', departmentId);

/** At the top, with nothing in it. */
export const emptyDepartment = departmentAt('emptyDepartment', () => null);

function positionOf(kind: string, domain: 'duty' | 'team'): RowKind {
  return ofWorkspace(kind, (query, { id, ws_id, text, key }) =>
    query.insertInto('positions').values({ id, ws_id, tag_name: text, name_key: key, domain }).execute(),
  );
}

/** Held by nobody. */
export const freePosition = positionOf('freePosition', 'duty');

/** A tag of team members. */
export const teamTag = positionOf('teamTag', 'team');

/** Held by one person. */
export const position: RowKind = {
  scope: 'tenant',
  async insert(query, scope, name) {
    const id = await positionOf('position', 'duty').insert(query, scope, name);
    const values = { ws_id: scope.wsId ?? '', position_id: id, account_id: personId(scope, name) };
    await query.insertInto('position_holders').values(values).execute();
    return id;
  },
};

/** With one person, who has a tag in it. */
export const team = ofWorkspace('team', async (query, { id, ws_id, text, key }, scope, name) => {
  await query.insertInto('teams').values({ id, ws_id, team_name: text, name_key: key }).execute();
  const member = { ws_id, team_id: id, account_id: personId(scope, name) };
  await query.insertInto('team_members').values(member).execute();
  const position_id = idOf(scope.prefix, `teamTag ${name}`);
  await query
    .insertInto('team_member_tags')
    .values({ ...member, position_id })
    .execute();
});

/** With one department and one person. */
export const userGroup = ofWorkspace('userGroup', async (query, { id, ws_id, text, key }, scope, name) => {
  await query.insertInto('user_groups').values({ id, ws_id, name: text, name_key: key }).execute();
  const [ties, account_id] = [{ ws_id, group_id: id }, personId(scope, name)];
  await query
    .insertInto('user_group_departments')
    .values({ ...ties, department_id: departmentId(scope, name) })
    .execute();
  await query
    .insertInto('user_group_people')
    .values({ ...ties, account_id })
    .execute();
});
