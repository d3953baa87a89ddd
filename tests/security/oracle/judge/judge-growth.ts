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

/** Whether another workspace could show in what the operation answers: only calls that change nothing, and not to everybody, are tried. */
export const mayShowOthers = (id: OperationId, { roles }: Expectation): boolean => {
  const { safe, planned }: Operation = operations[id];
  return safe && !planned && roles !== 'public';
};

/** What everybody of the workspace is answered, in each way of calling. */
async function answersOf(world: World, id: OperationId, expectation: Expectation): Promise<string[]> {
  const callers = world.callers.filter(
    (caller) => ofOwnWorkspace(caller) && expectedOutcome(expectation, operations[id], caller) === 'granted',
  );
  const texts: string[] = [];
  // One way after the other: of what takes a process of its own, only so much may wait in a workspace.
  for (const way of waysOf(id)) {
    const answered = await Promise.all(callers.map((caller) => send(world, id, caller, way)));
    texts.push(...answered.map(({ bytes }) => contentOf(bytes)));
  }
  const { differs } = requests[id] ?? {};
  return differs ? texts.map((text) => text.replaceAll(differs, '')) : texts;
}

/**
 * P2: what another workspace adds shows in no answer, counts and cursors included. The operations are asked one after the other, then the
 * other workspace grows, and they are asked again in the same order from the same state: growing takes longer than most of them.
 */
export async function judgeGrowth(
  world: World,
  tried: readonly (readonly [OperationId, Expectation])[],
): Promise<string[]> {
  const ask = async (): Promise<string[][]> => {
    const answers: string[][] = [];
    for (const [id, expectation] of tried) answers.push(await answersOf(world, id, expectation));
    await world.state.restore();
    return answers;
  };
  const before = await ask();
  await world.growForeign();
  const after = await ask();
  return tried.flatMap(([id], at) => {
    const changed = before[at]?.filter((text, index) => text !== after[at]?.[index]).length ?? 0;
    return changed === 0 ? [] : [`${id}: ${changed} answers change with another workspace's rows`];
  });
}
