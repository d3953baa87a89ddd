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

const groupName = 'Everybody';

function idsByName(nodes: Departments): Record<string, string> {
  return Object.fromEntries(
    nodes.flatMap((one) =>
      one.is_staff ? [] : [[one.department_name, one.id], ...Object.entries(idsByName(one.children))],
    ),
  );
}

/** Reads departments and people, and makes the user group where it is missing. */
export async function readWorkspace(client: Client): Promise<Workspace> {
  const departments = idsByName(await client.call('listDepartments', {}));
  const { items: accounts } = await client.call('listAccounts', { type: 'all' });
  const { items: groups } = await client.call('listUserGroups', { search: groupName });
  const { id: group } =
    groups.find(({ name }) => name === groupName) ??
    (await client.call('createUserOrganisation', { name: groupName, department_ids: Object.values(departments) }));
  return { group, departments, people: accounts.map(({ id }) => id) };
}
