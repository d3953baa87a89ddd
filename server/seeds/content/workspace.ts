import type { Answer, Schemas } from '#openapi';
import type { Client } from '#openapi/client';
import type { Ids } from './application.ts';

/** What the records and the grants of the workspace's applications name. */
export interface Workspace {
  /** The user group of everybody. */
  group: string;
  departments: Ids;
  people: readonly string[];
}

type Departments = Answer<'listDepartments'> | Schemas['DepartmentNode']['children'];

function idsByName(nodes: Departments): Record<string, string> {
  return Object.fromEntries(
    nodes.flatMap((one) =>
      one.is_staff ? [] : [[one.department_name, one.id], ...Object.entries(idsByName(one.children))],
    ),
  );
}

/** Reads departments, people and the user group. */
export async function readWorkspace(client: Client): Promise<Workspace> {
  const departments = idsByName(await client.call('listDepartments', {}));
  const { items: accounts } = await client.call('listAccounts', { type: 'all' });
  const { items: groups } = await client.call('listUserGroups', { size: 1 });
  // The first one is everybody.
  const group = groups.find((one) => one.is_everybody);
  if (!group) throw new Error('The workspace has no user group of everybody.');
  return { group: group.id, departments, people: accounts.map(({ id }) => id) };
}
