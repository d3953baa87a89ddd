import { type Guard, type Operation, type OperationId, operations } from '#openapi';
import { expectations } from '../expected/index.ts';
import type { World } from '../world/world.ts';
import { judgeGrowth, mayShowOthers } from './judge-growth.ts';
import { judgeGuard } from './judge-guard.ts';
import { judgeKey } from './judge-key.ts';
import { judgeGrants, judgeDenials } from './judge-roles.ts';
import { judgeRows } from './judge-rows.ts';
import { judgeStatements } from './judge-statements.ts';

const expected = expectations();
const nothingSaid = { roles: 'public', says: 'nothing' } as const;

/** Everything that the oracle asks of one operation; stops at the first part that finds something. */
export async function judgeOperation(world: World, id: OperationId): Promise<string[]> {
  const operation: Operation = operations[id];
  const expectation = expected[id] ?? nothingSaid;
  const parts = [
    () => judgeDenials(world, id, expectation),
    () => judgeGrants(world, id, expectation),
    // Safe: the contract is checked to name guards of roles.yaml only.
    async () => (operation.guard ? judgeGuard(world, id, operation.guard as Guard) : []),
    () => judgeKey(world, id, expectation),
    () => judgeRows(world, id, expectation),
    async () => (mayShowOthers(id, expectation) ? judgeGrowth(world, [[id, expectation]]) : []),
    async () => judgeStatements(world),
  ];
  for (const part of operation.planned ? parts.slice(0, 1) : parts) {
    const failures = await part();
    if (failures.length > 0) return failures;
  }
  return [];
}
