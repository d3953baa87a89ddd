import { expect, test } from 'vitest';
import { type Operation, type OperationId, operations } from '#openapi';
import { guards } from '#server/generated/handlers.ts';
import { openTestDatabase } from '#tests/database/harness.ts';
import { judgeOperation } from '../oracle/judge/judge-operation.ts';
import { switchPoliciesOff } from '../oracle/world/policies.ts';
import { createWorld, type World } from '../oracle/world/world.ts';
import { filterMutants } from './filter-mutants.ts';
import { applicationMutants, guardMutants, makeGuardsRemovable, type Mutant, roleMutants } from './table-mutants.ts';

const runtime = globalThis.pagewrightMutants;
if (!runtime) throw new Error('The sources are not instrumented: run npm run test:mutants.');

/** Undefined when nobody noticed. A crash is noticed, too. */
async function noticed(world: World, mutant: Mutant): Promise<string | undefined> {
  try {
    return await mutant.during(async () => {
      for (const id of mutant.operations) {
        const [failure] = await judgeOperation(world, id);
        if (failure) return failure;
      }
      return undefined;
    });
  } catch (error) {
    return `it broke: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await world.state.restore();
    world.statements.take();
  }
}

/** Every mutant, those of one slice (`MUTANTS=2/6`), or those whose title has a word in it (`MUTANTS=configuration/theme`). */
function chosen(mutants: Mutant[]): Mutant[] {
  const { MUTANTS: asked = '1/1' } = process.env;
  const [, slice, of] = /^(\d+)\/(\d+)$/.exec(asked) ?? [];
  const found = of
    ? mutants.filter((_, index) => index % Number(of) === Number(slice) - 1)
    : mutants.filter(({ title }) => title.includes(asked));
  if (found.length === 0) throw new Error(`MUTANTS=${asked} chooses none of ${mutants.length} mutants.`);
  return found;
}

const isPlanned = (id: OperationId): boolean => {
  const { planned }: Operation = operations[id];
  return planned;
};

const say = (text: string): void => void process.stdout.write(`${text}\n`);

test('P1 P5 the oracle notices when any role check, guard or tenant filter is missing', async () => {
  // The generated table holds only these functions.
  makeGuardsRemovable(guards as Parameters<typeof makeGuardsRemovable>[0]);
  const opened = await openTestDatabase('embedded');
  const world = await createWorld(opened);
  await switchPoliciesOff(opened.sessions);
  const survivors: string[] = [];
  const requireGreen = async (ids: Iterable<OperationId>): Promise<void> => {
    for (const id of ids) {
      runtime.current = id;
      expect(await judgeOperation(world, id), 'The oracle is red without any mutant.').toEqual([]);
    }
  };
  try {
    // This also notes which operation comes by which condition. Object.keys widens.
    const served = (Object.keys(operations) as OperationId[]).filter((id) => !isPlanned(id));
    await requireGreen(served);
    const all = [
      ...roleMutants(),
      ...guardMutants(),
      ...applicationMutants(world.api.services.applications),
      ...filterMutants(runtime),
    ];
    const mutants = chosen(all);
    const tried = new Set(mutants.flatMap((mutant) => mutant.operations));
    await requireGreen([...tried].filter(isPlanned));
    for (const mutant of mutants) {
      const failure = await noticed(world, mutant);
      if (!failure) survivors.push(mutant.title);
      const reason = failure ?? (mutant.operations.length > 0 ? 'nobody noticed' : 'no operation comes by it');
      say(`${failure ? 'killed  ' : 'SURVIVED'}  ${mutant.title}\n            ${reason.slice(0, 160)}`);
    }
    // Nothing that a mutant left behind has killed the next one.
    await requireGreen(tried);
    say(
      `\n${mutants.length} of ${all.length} mutants, ${mutants.length - survivors.length} killed, ${survivors.length} survived`,
    );
  } finally {
    await world.close();
    await opened.close();
  }
  expect(survivors).toEqual([]);
});
