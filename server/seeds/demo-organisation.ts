import type { Query } from '#server/kernel/db/index.ts';
import { copyToPeople, nameOf } from '#server/domains/organisation/index.ts';
import { type DemoWorkspace, demoAccounts } from './demo-people.ts';
import { seedId } from './seed-id.ts';

interface Person {
  accountId: string;
  department: string;
  duty: string | undefined;
}

interface DemoOrganisation {
  key: DemoWorkspace['key'];
  wsId: string;
  people: readonly Person[];
}

function peopleOf(key: DemoWorkspace['key']): Person[] {
  return demoAccounts.flatMap(({ username, memberships }) =>
    memberships
      .filter(({ workspace }) => workspace === key)
      .map(({ department, duty }) => ({ accountId: seedId(`account ${username}`), department, duty })),
  );
}

async function addDepartments(query: Query, { key, wsId, people }: DemoOrganisation): Promise<void> {
  const idOf = (name: string): string => seedId(`department ${key} ${name}`);
  const names = [...new Set(people.map(({ department }) => department))];
  await query
    .insertInto('departments')
    .values(
      names.map((name, at) => ({
        id: idOf(name),
        ws_id: wsId,
        source: 'organize' as const,
        department_name: name,
        name_key: nameOf(name).key,
        sort: at + 1,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
  await query
    .insertInto('department_members')
    .values(
      people.map(({ accountId, department }) => ({
        ws_id: wsId,
        department_id: idOf(department),
        account_id: accountId,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
}

async function addPositions(query: Query, { key, wsId, people }: DemoOrganisation): Promise<void> {
  const held = people.flatMap(({ accountId, duty }) =>
    duty ? [{ accountId, name: duty, id: seedId(`position ${key} ${duty}`) }] : [],
  );
  if (held.length === 0) return;
  await query
    .insertInto('positions')
    .values(
      held.map(({ id, name }) => ({
        id,
        ws_id: wsId,
        tag_name: name,
        name_key: nameOf(name).key,
        domain: 'duty' as const,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
  await query
    .insertInto('position_holders')
    .values(held.map(({ accountId, id }) => ({ ws_id: wsId, position_id: id, account_id: accountId })))
    .onConflict((on) => on.doNothing())
    .execute();
}

/** The departments and positions of the demo's people, in the scope of their workspace. */
export async function addOrganisation(query: Query, key: DemoWorkspace['key'], wsId: string): Promise<void> {
  const organisation = { key, wsId, people: peopleOf(key) };
  await addDepartments(query, organisation);
  await addPositions(query, organisation);
  await copyToPeople(
    query,
    wsId,
    organisation.people.map(({ accountId }) => accountId),
  );
}
