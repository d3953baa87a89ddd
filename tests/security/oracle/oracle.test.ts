import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Guard, guards, type Operation, type OperationId, operations } from '#openapi';
import { openTestDatabase, type TestDatabase } from '#tests/database/harness.ts';
import { expectations } from './expected/index.ts';
import { compareContract } from './judge/compare-contract.ts';
import { judgeGuard } from './judge/judge-guard.ts';
import { judgeGrants, judgeRefusals } from './judge/judge-roles.ts';
import { judgeRows } from './judge/judge-rows.ts';
import { judgeStatements } from './judge/judge-statements.ts';
import { requests } from './requests/index.ts';
import { createWorld, type World } from './world/world.ts';

const expected = expectations();
/** Object.keys widens; they are the contract's. */
const ids = Object.keys(operations) as OperationId[];
const table: Readonly<Record<OperationId, Operation>> = operations;
const served = ids.filter((id) => !table[id].planned);
const guarded = served.flatMap((id) => {
  const { guard } = table[id];
  // Safe: the contract is checked to name guards of roles.yaml only.
  return guard === undefined ? [] : [[id, guard as Guard] as const];
});
const open = { roles: 'public', says: 'nothing' } as const;
const expectationOf = (id: OperationId) => expected[id] ?? open;

test('P1 ROLE-31 the contract names the roles and guards that the specification does', () => {
  expect(compareContract()).toEqual([]);
});

test('P1 every served operation has a request, and no other has', () => {
  expect(Object.keys(requests).sort()).toEqual([...served].sort());
});

test('P1 a guard without principals is told', async () => {
  const unused = Object.keys(guards).find((guard) => !guarded.some(([, used]) => used === guard));
  // Safe: one of the guards' names.
  expect(await judgeGuard({} as World, 'getDocument', unused as Guard)).toEqual([
    expect.stringContaining(`nobody tries the guard ${unused}`),
  ]);
});

// What the filters do without the policies is told by filters.test.ts, on the other database.
describe('the permission oracle', () => {
  let opened: TestDatabase;
  let world: World;
  beforeAll(async () => {
    opened = await openTestDatabase('postgres');
    world = await createWorld(opened);
  }, 120_000);
  afterAll(async () => {
    await world.close();
    await opened.close();
  });

  test.each(ids)('P1 %s is for whom the specification says', async (id) => {
    expect(await judgeRefusals(world, id, expectationOf(id))).toEqual([]);
    expect(await judgeGrants(world, id, expectationOf(id))).toEqual([]);
  });

  test.each(guarded)('P1 P2 %s: the guard %s tells its principals apart', async (id, guard) => {
    expect(await judgeGuard(world, id, guard)).toEqual([]);
  });

  const naming = served.filter((id) => requests[id]?.names);
  test.each(naming)("P2 %s answers somebody else's rows like unknown ones", async (id) => {
    expect(await judgeRows(world, id, expectationOf(id))).toEqual([]);
  });

  test('P5 every statement in a workspace names the workspace', () => {
    expect(judgeStatements(world)).toEqual([]);
  });
});
