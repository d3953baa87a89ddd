import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/database/harness.ts';
import { openFixedWorld } from '../fixed/fixed-world.ts';
import { differenceIn, knownQuestions } from './questions.ts';
import { explained } from './explained.ts';

const runtime = globalThis.pagewrightRecordMutants;
if (!runtime) throw new Error('The sources are not instrumented: run npm run test:mutants:records.');

/** How many tables are asked about, and which mutants are tried: a word of their place, or `2/6` for the second sixth. */
const { MUTANTS: asked = '1/1', TABLES = '40' } = process.env;

function chosen(ids: readonly string[]): string[] {
  const [, slice, of] = /^(\d+)\/(\d+)$/.exec(asked) ?? [];
  return ids.filter((id, index) => (of ? index % Number(of) === Number(slice) - 1 : id.includes(asked)));
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

test('REC-05 REC-11 MENU-20 MENU-22 each mutant of the evaluator of rights and of the query compiler is noticed or explained', async () => {
  const opened = await openTestDatabase('embedded');
  const fixed = await openFixedWorld(opened);
  const survivors: string[] = [];
  try {
    const known = await knownQuestions(fixed, Number(TABLES));
    expect(await differenceIn(known), 'The oracle is red without any mutant.').toBeUndefined();
    const mutants = chosen([...runtime.known]);
    let count = 0;
    for (const id of mutants) {
      // What was cached before would answer in place of the mutant.
      await opened.database.platform((query) =>
        query.updateTable('workspace_revisions').set({ revision: sql`gen_random_uuid()` }).execute(),
      );
      runtime.current = id;
      const difference = await differenceIn(known);
      runtime.current = undefined;
      const reason = difference ?? explained.find(({ at }) => at.test(id))?.why;
      if (difference !== undefined) count += 1;
      else if (reason === undefined) survivors.push(id);
      if (difference === undefined) say(`${reason === undefined ? 'SURVIVED ' : 'explained'}  ${id}  ${reason ?? ''}`);
    }
    say(`\n${mutants.length} of ${runtime.known.size} mutants: ${count} noticed, ${survivors.length} survived`);
  } finally {
    await fixed.world.api.close();
    await opened.close();
  }
  expect(survivors).toEqual([]);
});
