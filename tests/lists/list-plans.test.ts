import { beforeAll, expect, test } from 'vitest';
import type { OperationId, Role } from '#openapi';
import { createDatabase } from '#server/kernel/db/driver/scope/create-database.ts';
import { scopeSettings } from '#server/kernel/db/driver/scope/scope-setting.ts';
import { readDescription } from '#server/kernel/http/contract/description.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { type Api, startApi } from '#tests/api/api.ts';
import { signInAs } from '#tests/api/sign-in-as.ts';
import { describeOnPostgres, type TestDatabase } from '#tests/database/harness.ts';
import { listOperations, type ListOperation, sampleOf } from './list-calls.ts';
import { addManyRows, countRows } from './many-rows.ts';
import { explain, mostRead, nodesOf, planIssues } from './plan.ts';
import { recordingPool, type Recorded } from './recording-pool.ts';
import { patience } from '#tests/tier.ts';

const description = readDescription();
const lists = listOperations(description);

interface Given {
  /** Arguments of every call: the path's, and those without which there is no list. */
  always?: Record<string, unknown>;
  /** Values of filters that the contract gives no example of. */
  filters?: Record<string, unknown>;
  /** Arguments that choose no rows, and that not every caller may give. */
  choosesNothing?: readonly string[];
  /** The callers who may read the list without further arguments; by default all whose role may call. */
  callers?: readonly string[];
  /** Its rows are few whatever the workspace has, so that a page may be sorted out of all of them. */
  isOfFew?: true;
}

/** System roles read people and departments inside an application alone, which no call of this test names. */
const ofWorkspace = ['owner', 'builder', 'appowner', 'appuser'];

/** What the contract cannot tell about a list. */
const given: Partial<Record<OperationId, Given>> = {
  listConfigurationVersions: { always: { kind: 'overlay', key: 'errors.404' } },
  // A workspace has few managers of applications beside its people: they are found first.
  listApplicationManagers: { isOfFew: true },
  listNotices: { choosesNothing: ['scope'] },
  listDepartmentUsers: {
    always: { department_id: `${seedId('workspace acme')}-department-1` },
    callers: ofWorkspace,
  },
  listUserGroups: { callers: ofWorkspace },
  listEnabledUserOrganisations: { callers: ofWorkspace },
  listTeamMembers: { always: { id: `${seedId('workspace acme')}-team-1` } },
  showUserOrganisationUsers: { always: { id: `${seedId('workspace acme')}-group-1` } },
  listOperationLog: {
    filters: {
      module: 'account',
      action: 'createThing',
      from_day: '2026-01-01',
      to_day: '2026-12-31',
      target: 'zz',
      targets: ['zz'],
    },
    callers: ['root', 'owner'],
  },
};

/** Tables that stay small wherever the product runs, so that reading them whole is right; jobs go when they are done. */
const smallTables = new Set(['workspaces', 'configurations', 'custom_pages', 'reports', 'table_jobs']);

const demoAccounts: readonly [Role, string][] = [
  ['SYSTEM_SUPER_ADMIN', 'root'],
  ['WORKSPACE_SUPER_ADMIN', 'owner'],
  ['WORKSPACE_APP_ADMIN', 'builder'],
  ['APP_OWNER', 'appowner'],
  ['APP_USER', 'appuser'],
];

interface Asked {
  what: string;
  args: Record<string, unknown>;
  /** The plain list in its own order, whose first page has to come from the index without sorting. */
  isPlain: boolean;
}

/** The list as it is, by every order, and by every filter alone. */
function asked({ id, sorts, filters, hasSearch }: ListOperation): Asked[] {
  const { always = {}, filters: samples = {}, choosesNothing = [] } = given[id] ?? {};
  const wanted: Asked[] = [{ what: 'as it is', args: {}, isPlain: true }];
  for (const sort of sorts) wanted.push({ what: `by ${sort}`, args: { sort }, isPlain: false });
  if (hasSearch) wanted.push({ what: 'with a search', args: { search: 'zz' }, isPlain: false });
  for (const [name, schema] of filters) {
    if (name in always || choosesNothing.includes(name)) continue;
    const sample = samples[name] ?? sampleOf(schema, description);
    if (sample === undefined) throw new Error(`Say in "given" which ${name} ${id} is to be asked for.`);
    wanted.push({ what: `with ${name}`, args: { [name]: sample }, isPlain: false });
  }
  return wanted.map(({ args, ...rest }) => ({ ...rest, args: { ...always, ...args } }));
}

test('lists are found in the contract', () => {
  expect(lists.map(({ id }) => id)).toContain('listApplications');
  for (const { id, required } of lists)
    expect(Object.keys(given[id]?.always ?? {}), id).toEqual(expect.arrayContaining([...required]));
});

// Both databases have one planner.
describeOnPostgres('plans of lists', (open) => {
  let opened: TestDatabase;
  let api: Api;
  let rowsOf: Map<string, number>;
  let recorded: Recorded[] = [];
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    opened = await open();
    const database = createDatabase(recordingPool(opened.sessions, (statement) => recorded.push(statement)));
    api = await startApi({ ...opened, database });
    await addManyRows(opened);
    rowsOf = await countRows(opened.sessions);
    for (const [, username] of demoAccounts) {
      tokens.set(username, (await signInAs(api.visitor(), username)).accessToken);
    }
    return () => api.close();
  }, patience(180_000));

  /** The kit's statements of one call. */
  async function statementsOf(id: OperationId, args: Record<string, unknown>, username: string): Promise<Recorded[]> {
    recorded = [];
    const { status, data } = await api.visitor().call(id, args, { token: tokens.get(username) });
    expect(status, `${id} ${JSON.stringify(args)} as ${username}: ${JSON.stringify(data)}`).toBe(200);
    const statements = recorded.filter(({ text }) => text.includes('"list_id"'));
    expect(statements.length, `${id} is not read by the kit of lists`).toBeGreaterThan(0);
    return statements;
  }

  test.each(lists.map((list) => [list.id, list] as const))('%s reads by an index', async (id, list) => {
    const callers = demoAccounts.filter(
      ([role, username]) => list.allowed.includes(role) && (given[id]?.callers?.includes(username) ?? true),
    );
    const diagnostics: string[] = [];
    for (const { what, args, isPlain } of asked(list)) {
      for (const total of isPlain ? (['none', 'capped'] as const) : (['none'] as const)) {
        for (const [role, username] of callers) {
          for (const statement of await statementsOf(id, { ...args, total }, username)) {
            const plan = await explain(opened.sessions, statement);
            for (const { 'Relation Name': table } of nodesOf(plan)) {
              if (table === undefined || smallTables.has(table)) continue;
              expect(rowsOf.get(table), `Fill ${table} in many-rows.ts, or say that it is small`).toBeGreaterThan(
                mostRead * 5,
              );
            }
            const found = planIssues(plan, {
              rowsOf,
              isOrderStable: isPlain && total === 'none' && !given[id]?.isOfFew,
            });
            diagnostics.push(...found.map((diagnostic) => `${id} ${what}, total ${total}, as ${role}: ${diagnostic}`));
          }
        }
      }
    }
    expect(diagnostics).toEqual([]);
  });

  test('a table that is read from end to end is found', async () => {
    const scope = { text: scopeSettings.platform.text, values: [''] };
    const diagnosticsOf = async (text: string): Promise<string> =>
      planIssues(await explain(opened.sessions, { scope, text, values: [] }), { rowsOf, isOrderStable: true }).join();
    expect(await diagnosticsOf(`select * from outbox_messages where body = 'x' limit 1`)).toMatch(
      /reads all \d+ rows of outbox_messages/,
    );
    expect(await diagnosticsOf('select * from outbox_messages order by body limit 1')).toMatch(/sorts \d+ rows/);
    expect(await diagnosticsOf('select count(*) from (select 1 from outbox_messages limit 100) one')).toBe('');
  });
});
