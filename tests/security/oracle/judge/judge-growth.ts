import { strFromU8, unzipSync } from 'fflate';
import { type Operation, type OperationId, operations } from '#openapi';
import type { Expectation } from '../expected/index.ts';
import { requests, waysOf } from '../requests/index.ts';
import type { Caller } from '../world/caller.ts';
import type { World } from '../world/world.ts';
import { expectedOutcome } from './outcome.ts';
import { send } from './send.ts';

const ofOwnWorkspace = ({ at }: Caller): boolean => at === 'own' || at === 'otherApplication';

/** The text of an answer; of a workbook what is in its parts, without the moment at which it was packed. */
function contentOf(bytes: Buffer): string {
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') return bytes.toString('utf8');
  return JSON.stringify(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
}

/** P2: what another workspace adds shows in no answer, counts and cursors included. Only for calls that change nothing. */
export async function judgeGrowth(world: World, id: OperationId, expectation: Expectation): Promise<string[]> {
  const operation: Operation = operations[id];
  if (!operation.safe || operation.planned || expectation.roles === 'public') return [];
  const { differs } = requests[id] ?? {};
  const callers = world.callers.filter(
    (caller) => ofOwnWorkspace(caller) && expectedOutcome(expectation, operation, caller) === 'granted',
  );
  const answers = async (): Promise<string[]> => {
    const texts: string[] = [];
    // One way after the other: of what takes a process of its own, only so much may wait in a workspace.
    for (const way of waysOf(id)) {
      const answered = await Promise.all(callers.map((caller) => send(world, id, caller, way)));
      texts.push(...answered.map(({ bytes }) => contentOf(bytes)));
    }
    return differs ? texts.map((text) => text.replaceAll(differs, '')) : texts;
  };
  const before = await answers();
  await world.growForeign();
  const after = await answers();
  await world.state.restore();
  const changed = before.filter((text, index) => text !== after[index]).length;
  return changed === 0 ? [] : [`${id}: ${changed} answers change with another workspace's rows`];
}
