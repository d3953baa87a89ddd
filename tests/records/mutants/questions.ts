import { isDeepStrictEqual } from 'node:util';
import { askPlainly, askProduct, storeRights } from '../oracle/ask.ts';
import { askStatistic, statisticPlainly } from '../oracle/ask-statistic.ts';
import { fieldsSeenBy } from '../oracle/plain-rights.ts';
import { randomQuestion, randomRights } from '../oracle/random-question.ts';
import { randomStatistic } from '../oracle/random-statistic.ts';
import { randomTable } from '../oracle/random-table.ts';
import { seeded } from '../oracle/seeded.ts';
import { fixedQuestions } from '../fixed/fixed-questions.ts';
import type { FixedWorld } from '../fixed/fixed-world.ts';

/** A question with what the plain evaluator answers. */
export interface Known {
  ask(): Promise<unknown>;
  expected: unknown;
}

const perTable = 8;

/** Questions about known records first, then tables whose rights stay as they are with random questions about each. */
export async function knownQuestions(fixed: FixedWorld, tables: number): Promise<Known[]> {
  const { world } = fixed;
  const known: Known[] = fixedQuestions.flatMap(({ questions }) =>
    questions.map(({ ask, answer }) => ({ ask: () => ask(fixed), expected: answer })),
  );
  for (let number = 1; number <= tables; number += 1) {
    const seed = seeded(5_000_000 + number);
    const table = await randomTable(world, seed);
    const rights = randomRights(world, table, seed);
    await storeRights(world, table, rights);
    for (let index = 0; index < perTable; index += 1) {
      const sees = (person: Parameters<typeof fieldsSeenBy>[1]) => fieldsSeenBy(rights.grants, person);
      const question = randomQuestion(world, table, seed, sees);
      const asked = { table, rights, question };
      const view = randomStatistic(world, table, seed, sees(question.person));
      known.push({ ask: () => askProduct(world, table, question), expected: askPlainly(world, asked) });
      known.push({ ask: () => askStatistic(world, asked, view), expected: statisticPlainly(world, asked, view) });
    }
  }
  return known;
}

/** What is answered otherwise, in a few words; undefined when nothing is. */
export async function differenceIn(known: readonly Known[]): Promise<string | undefined> {
  for (const [index, { ask, expected }] of known.entries()) {
    try {
      const answered = await ask();
      if (!isDeepStrictEqual(answered, expected)) {
        return `question ${index} is answered otherwise: ${JSON.stringify([answered, expected])}`;
      }
    } catch (error) {
      return `question ${index} fails: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return undefined;
}
