import { type Operation, type OperationId, operations } from '#openapi';
import type { Expectation } from '../expected/index.ts';
import { grantedStatus, requests } from '../requests/index.ts';
import { plainKey } from '../world/keys.ts';
import type { World } from '../world/world.ts';
import { strangeChanges } from './foreign-changes.ts';
import { leaksIn } from './leaks.ts';
import { expectedOutcome } from './outcome.ts';
import { send } from './send.ts';

/** No key reaches them, whatever its scopes: a key makes no keys, ends no sessions and leads to no password. */
const closedAreas = new Set(['auth', 'api-key', 'session', 'invitation-link', 'own-workspace', 'password-reset']);

/** P1: an API key may what its maker may in its workspace, and nothing that the maker may elsewhere. */
export async function judgeKey(world: World, id: OperationId, expectation: Expectation): Promise<string[]> {
  const operation: Operation = operations[id];
  if (operation.planned || expectation.roles === 'public') return [];
  const maker = world.caller('WORKSPACE_USER');
  const outcome = expectedOutcome(expectation, operation, maker);
  const isClosed = outcome === 'granted' && closedAreas.has(operation.area);
  const granted = isClosed ? { status: 403, code: 'api_key_scope' } : { status: grantedStatus(id, maker) };
  const expected = outcome === 'granted' ? granted : outcome.denial;
  const answer = await send(world, id, maker, { sending: { headers: { authorization: `Bearer ${plainKey}` } } });
  const failures: string[] = [];
  const isRight = answer.status === expected.status && (!('code' in expected) || answer.code === expected.code);
  if (!isRight)
    failures.push(`${id} with a key: ${answer.status} ${answer.code} instead of ${JSON.stringify(expected)}`);
  for (const leak of leaksIn(answer, maker, { asked: requests[id]?.asks })) failures.push(`${id} with a key ${leak}`);
  const strange = strangeChanges(world, id, maker, await world.state.restore());
  for (const { table } of strange) failures.push(`${id} with a key changed ${table} of somebody else`);
  return failures;
}
