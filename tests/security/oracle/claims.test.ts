import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Operation, type OperationId, operations } from '#openapi';
import type { Sending } from '#tests/api/visitor.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database/harness.ts';
import { expectations } from './expected/index.ts';
import { strangeChanges } from './judge/foreign-changes.ts';
import { clientCalls } from './judge/judge-roles.ts';
import { leaksIn } from './judge/leaks.ts';
import { expectedOutcome } from './judge/outcome.ts';
import { send } from './judge/send.ts';
import { requests } from './requests/index.ts';
import type { Caller } from './world/caller.ts';
import { accountIdOf } from './world/people.ts';
import { foreign, own } from './world/scopes.ts';
import { createWorld, type World } from './world/world.ts';

const expected = expectations();
const table: Readonly<Record<OperationId, Operation>> = operations;
/** Object.keys widens; they are the contract's. */
const ids = Object.keys(operations) as OperationId[];
const signedIn = ids.filter((id) => !table[id].planned && table[id].roles !== 'public' && !clientCalls.has(id));

/** Whatever a request can say of a workspace or an application beside its declared fields. */
const foreignClaims: Sending = {
  headers: {
    host: 'oracle-foreign.localhost:4300',
    application_id: foreign.appId,
    ws_id: foreign.wsId,
    wsid: foreign.wsId,
    'x-ws-id': foreign.wsId,
    'x-forwarded-host': 'oracle-foreign.localhost:4300',
    cookie: `ws_id=${foreign.wsId}`,
  },
};

/** Whatever a request can say of roles. */
const roleClaims: Sending = {
  headers: {
    role: 'SYSTEM_SUPER_ADMIN',
    roles: 'SYSTEM_SUPER_ADMIN,WORKSPACE_SUPER_ADMIN',
    'x-roles': 'SYSTEM_SUPER_ADMIN',
    cookie: 'roles=SYSTEM_SUPER_ADMIN',
  },
};

describe('what a caller claims', () => {
  let opened: TestDatabase;
  let world: World;
  beforeAll(async () => {
    opened = await openTestDatabase('postgres');
    world = await createWorld(opened);
  });
  afterAll(async () => {
    await world.close();
    await opened.close();
  });

  test.each(signedIn)('P1 P4 %s goes by the session, whatever workspace the request names', async (id) => {
    const expectation = expected[id] ?? { roles: [] };
    const granted = world.callers.filter(
      (caller) => caller.at === 'own' && expectedOutcome(expectation, table[id], caller) === 'granted',
    );
    const callAs = async (caller: Caller): Promise<void> => {
      const answer = await send(world, id, caller, { sending: foreignClaims });
      const known = { sent: [foreign.wsId, foreign.appId], listsWorkspaces: requests[id]?.listsWorkspaces };
      expect(leaksIn(answer, caller, known), caller.name).toEqual([]);
      // An application that is not the workspace's may be answered like one that does not exist.
      const status = requests[id]?.status ?? 200;
      expect([typeof status === 'function' ? status(caller) : status, 404], caller.name).toContain(answer.status);
    };
    // Where something changes, everybody calls alone.
    for (const together of table[id].safe ? [granted] : granted.map((caller) => [caller])) {
      await Promise.all(together.map(callAs));
      const changes = await world.state.restore();
      for (const caller of together) expect(strangeChanges(world, id, caller, changes), caller.name).toEqual([]);
    }
  });

  test('P1 P4 roles that a request names count nowhere', async () => {
    const plain = world.caller('WORKSPACE_USER');
    for (const id of ids) {
      const expectation = expected[id] ?? { roles: [] };
      const outcome = expectedOutcome(expectation, table[id], plain);
      if (clientCalls.has(id) || outcome === 'granted' || outcome.denial.status !== 403) continue;
      const answer = await plain.call(id, {}, roleClaims);
      expect([answer.status, answer.code], id).toEqual([403, 'not_allowed']);
    }
  });

  test('P1 P11 a role that is given or taken counts from the next request on', async () => {
    const plain = world.caller('WORKSPACE_USER');
    const readConfiguration = async (): Promise<number> =>
      (await plain.call('getConfiguration', { kind: 'loginPage', key: 'login' })).status;
    const holdIn = (wsId: string, roles: string[]): Promise<unknown> =>
      world.api.database.tenant(wsId, (query) =>
        query
          .updateTable('memberships')
          .set({ roles })
          .where('ws_id', '=', wsId)
          .where('account_id', '=', accountIdOf(plain))
          .execute(),
      );
    expect(await readConfiguration()).toBe(403);
    await holdIn(own.wsId, ['WORKSPACE_ADMIN']);
    expect(await readConfiguration()).toBe(200);
    await holdIn(own.wsId, []);
    expect(await readConfiguration()).toBe(403);
    // He owns the foreign workspace, which gives him nothing here.
    await holdIn(foreign.wsId, ['WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN']);
    expect(await readConfiguration()).toBe(403);
    await world.state.restore();
  });
});
