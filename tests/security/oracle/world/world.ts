import { handlers } from '#server/generated/handlers.ts';
import type { Database } from '#server/kernel/db/database.ts';
import { createDatabase } from '#server/kernel/db/driver/scope/create-database.ts';
import { type Api, startApi } from '#tests/api/api.ts';
import type { TestDatabase } from '#tests/database/harness.ts';
import { type RowKind, type RowKindName, rowKinds } from '../rows/index.ts';
import { recordStatements, type Recorder } from '../statements/recorder.ts';
import { type Caller, callerOf, createCaller } from './caller.ts';
import { publishForeignScreens } from './documents.ts';
import { addGuestMembers, addGuests } from './guests.ts';
import { countHandled, type Handled } from './handled.ts';
import { addKey } from './keys.ts';
import { peopling } from './people.ts';
import { foreign, type Scope, platform, workspaceScopes } from './scopes.ts';
import { type PrincipalName, principals } from './principals.ts';
import { addSecondStep, addSentCodes } from './second-step.ts';
import { createState, type State } from './state.ts';

/** One server with everybody signed in, on a database with rows of every kind in every scope. */
export interface World {
  api: Api;
  callers: readonly Caller[];
  caller(name: PrincipalName): Caller;
  /** What calls name the row of this kind there by; undefined where there is none. */
  row(kind: RowKindName, scope: Scope['name']): string | undefined;
  handled: Handled;
  state: State;
  statements: Recorder;
  /** Tables with a column for the workspace. */
  tables: ReadonlySet<string>;
  /** Adds one more row of every kind to the foreign workspace. */
  growForeign(): Promise<void>;
  close(): Promise<void>;
}

const kinds = Object.entries(rowKinds) as [RowKindName, RowKind][];

async function addPeople(database: Database): Promise<void> {
  await database.platform(peopling.addWorkspaces);
  await database.identity(async (query) => {
    await peopling.addAccounts(query);
    await peopling.addMemberships(query);
    await addGuests(query);
    await addSentCodes(query);
  });
  for (const scope of workspaceScopes) {
    await database.tenant(scope.wsId, async (query) => {
      await peopling.addApplication(query, scope);
      await peopling.addMembers(query, scope);
      await addGuestMembers(query, scope);
      await addKey(query, scope);
    });
  }
  await database.tenant(foreign.wsId, addSecondStep);
}

async function addRows(database: Database, scope: Scope, name: string): Promise<Map<string, string>> {
  const values = new Map<string, string>();
  const workspace = workspaceScopes.find((one) => one.name === scope.name);
  for (const [kind, { scope: connection, isOfPlatform, isOfApplication, insert }] of kinds) {
    const key = `${kind} ${scope.name}`;
    if (!workspace) {
      const at = { ...scope, wsId: null, appId: '' };
      if (isOfPlatform) values.set(key, await database.platform((query) => insert(query, at, name)));
    } else if (isOfApplication || scope.name !== 'otherApplication') {
      const label = `${name} ${scope.name}`;
      const work = (query: Parameters<typeof insert>[0]): Promise<string> => insert(query, workspace, label);
      values.set(
        key,
        connection === 'identity' || connection === 'platform'
          ? await database[connection](work)
          : await database[connection](workspace.wsId, work),
      );
    }
  }
  return values;
}

const tablesQuery = `select table_name from information_schema.columns
  where table_schema = 'public' and column_name = 'ws_id'`;

async function tablesOfWorkspaces({ sessions }: TestDatabase): Promise<Set<string>> {
  const client = await sessions.connect();
  await client.query('begin; set local role none');
  const { rows } = await client.query(tablesQuery);
  await client.query('commit');
  client.release();
  // Safe: the query names the column.
  return new Set((rows as { table_name: string }[]).map((row) => row.table_name));
}

/** Starts the server, fills the scopes and signs everybody in, once. */
export async function createWorld(opened: TestDatabase): Promise<World> {
  const statements = recordStatements(opened.sessions);
  // The generated table holds nothing but handlers.
  const handled = countHandled(handlers as Parameters<typeof countHandled>[0]);
  // Workspaces have addresses of their own: where a session continues depends on the workspace, too.
  const api = await startApi({ ...opened, database: createDatabase(statements.pool) }, { SUBDOMAINS: 'on' });
  const { database } = opened;
  await addPeople(database);
  const rows = new Map<string, string>();
  for (const scope of [foreign, ...workspaceScopes.filter(({ name }) => name !== 'foreign'), platform]) {
    for (const [key, value] of await addRows(database, scope, 'first')) rows.set(key, value);
  }
  const callers = await Promise.all(principals.map((principal) => createCaller(api, principal)));
  await publishForeignScreens(callers);
  // A long run outlives the tokens: what they are good for is not the subject here.
  await database.identity((query) =>
    query
      .updateTable('tokens')
      .set({ expires_at: new Date('2100-01-01T00:00:00Z') })
      .execute(),
  );
  const state = await createState(opened.sessions);
  await state.keep();
  statements.take();
  return {
    api,
    callers,
    caller: (name) => callerOf(callers, name),
    row: (kind, scope) => rows.get(`${kind} ${scope}`),
    handled,
    state,
    statements,
    tables: await tablesOfWorkspaces(opened),
    async growForeign() {
      await addRows(database, foreign, 'second');
    },
    async close() {
      handled.stop();
      await api.close();
    },
  };
}
