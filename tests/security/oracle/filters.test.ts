import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Operation, type OperationId, operations } from '#openapi';
import { type DatabaseKind, openTestDatabase, type TestDatabase } from '#tests/database/harness.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { expectations } from './expected/index.ts';
import { judgeGrowth, mayShowOthers } from './judge/judge-growth.ts';
import { judgeKey } from './judge/judge-key.ts';
import { judgeGrants } from './judge/judge-roles.ts';
import { judgeRows } from './judge/judge-rows.ts';
import { judgeStatements } from './judge/judge-statements.ts';
import { switchPoliciesOff } from './world/policies.ts';
import { createWorld, type World } from './world/world.ts';

const expected = expectations();
const table: Readonly<Record<OperationId, Operation>> = operations;
/** Object.keys widens; they are the contract's. */
const served = (Object.keys(operations) as OperationId[]).filter((id) => !table[id].planned);
const nothingSaid = { roles: 'public', says: 'nothing' } as const;
const expectationOf = (id: OperationId) => expected[id] ?? nothingSaid;

/** Operations that are judged together when another workspace grows. */
const together = 20;
const safeOnes = served.filter((id) => mayShowOthers(id, expectationOf(id)));
const groups = Array.from(
  { length: Math.ceil(safeOnes.length / together) },
  (_, at): readonly [string, readonly OperationId[]] => {
    const ids = safeOnes.slice(at * together, (at + 1) * together);
    return [ids[0] ?? '', ids];
  },
);

// What differs between the databases is covered by the policies' own tests; here a thousand calls take half as long on PostgreSQL.
const kinds = atLevel<DatabaseKind[]>(['embedded', 'postgres'], ['postgres']);

describe.each(kinds)('the tenant filters, with the row-level policies off (%s)', (kind) => {
  let opened: TestDatabase;
  let world: World;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    world = await createWorld(opened);
    await switchPoliciesOff(opened.sessions);
  });
  afterAll(async () => {
    await world.close();
    await opened.close();
  });

  test.each(served)('P1 P2 P5 WB-09 %s keeps to the caller and his workspace, and logs its changes', async (id) => {
    const expectation = expectationOf(id);
    // What calls answer that only read is judged by what grows elsewhere; the gate judges whom they are for in oracle.test.ts.
    if (atLevel(true, !table[id].safe)) expect(await judgeGrants(world, id, expectation)).toEqual([]);
    expect(await judgeKey(world, id, expectation)).toEqual([]);
    expect(await judgeRows(world, id, expectation)).toEqual([]);
  });

  test.each(groups)('P2 what another workspace adds shows in no answer: %s and those after it', async (_first, ids) => {
    expect(
      await judgeGrowth(
        world,
        ids.map((id) => [id, expectationOf(id)] as const),
      ),
    ).toEqual([]);
  });

  test('P5 every statement in a workspace names the workspace', () => {
    expect(judgeStatements(world)).toEqual([]);
  });
});
