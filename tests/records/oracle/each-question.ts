import { fieldsSeenBy } from './plain-rights.ts';
import { storeRights } from './ask.ts';
import { type Asked, numbersOf } from './cases.ts';
import { randomQuestion, type RandomQuestion, randomRights, type RandomRights } from './random-question.ts';
import { randomTable, type RandomTable } from './random-table.ts';
import { seeded, type Seeded } from './seeded.ts';
import type { World } from './world.ts';

/** One question about one table under one set of rights. */
export interface Case {
  /** Repeats its table by `ORACLE_SEED`. */
  number: number;
  seed: Seeded;
  table: RandomTable;
  rights: RandomRights;
  question: RandomQuestion;
}

const rightsOfTable = 4;
const questionsOfRights = 5;

/** Asks the random questions, one after the other; tables, rights and questions follow from the numbers. */
export async function eachQuestion(world: World, asked: Asked, ask: (one: Case) => Promise<void>): Promise<void> {
  for (const number of numbersOf(asked, rightsOfTable * questionsOfRights)) {
    const seed = seeded(number);
    const table = await randomTable(world, seed);
    for (let round = 0; round < rightsOfTable; round += 1) {
      const rights = randomRights(world, table, seed);
      await storeRights(world, table, rights);
      for (let index = 0; index < questionsOfRights; index += 1) {
        const question = randomQuestion(world, table, seed, (person) => fieldsSeenBy(rights.grants, person));
        await ask({ number, seed, table, rights, question });
      }
    }
  }
}
