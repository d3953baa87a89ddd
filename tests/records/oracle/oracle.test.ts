import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { casesOf, firstCase } from './cases.ts';
import { askPlainly, askProduct } from './ask.ts';
import { differenceOf } from './difference.ts';
import { eachQuestion } from './each-question.ts';
import { changeHidden, hiddenField, namingQuestions, issuesOf } from './hidden.ts';
import { openWorld, type World } from './world.ts';
import { patience } from '#tests/tier.ts';

const cases = casesOf();
const first = firstCase();
const timeout = patience(60_000 + cases * 400);
const mostReported = 2;

describeOnEachDatabase('records beside a plain evaluator', (open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
    return () => world.api.close();
  });

  const answerOf = (one: Parameters<Parameters<typeof eachQuestion>[2]>[0], question = one.question) =>
    askProduct(world, one.table, question).catch((error: unknown) => ({ error }));

  test(`REC-02 REC-04 REC-11 MENU-20 MENU-22 ${cases} random designs, filters and rights give the same records, order, fields, rights and totals as a plain evaluator`, {
    timeout,
  }, async () => {
    const differences: object[] = [];
    let withRecords = 0;
    await eachQuestion(world, { oracle: 'lists', first, cases }, async (one) => {
      const expected = askPlainly(world, one);
      const answered = await answerOf(one);
      if (!isDeepStrictEqual(answered, expected)) differences.push(differenceOf(one, answered, expected));
      if (differences.length >= mostReported) expect(differences).toEqual([]);
      if (expected !== 'unknown' && expected.records.length > 1) withRecords += 1;
    });
    expect(differences).toEqual([]);
    // Most say something: an oracle that agrees on empty lists proves nothing.
    expect(withRecords).toBeGreaterThan(cases / 3);
  });

  test(`MENU-20 REC-11 values that are hidden from ${cases / 4} questions, in every record or in some, change nothing that is answered, and their names read as unknown ones`, {
    timeout,
  }, async () => {
    let [changed, named] = [0, 0];
    await eachQuestion(world, { oracle: 'hiddenInLists', first: first + 1_000_000, cases: cases / 4 }, async (one) => {
      const before = await answerOf(one);
      if (before === 'unknown' || (await changeHidden(world, one)) === 0) return;
      expect({ answered: await answerOf(one), number: one.number }).toEqual({ answered: before, number: one.number });
      changed += 1;
      const name = hiddenField(one)?.id;
      if (name === undefined) return;
      for (const [index, query] of namingQuestions(name).entries()) {
        const unknown = namingQuestions('nothing')[index] ?? {};
        const refused = await answerOf(one, { ...one.question, query });
        const likewise = await answerOf(one, { ...one.question, query: unknown });
        expect(issuesOf(refused, name)).toBe(issuesOf(likewise, 'nothing'));
        named += 1;
      }
    });
    expect(changed).toBeGreaterThan(cases / 40);
    expect(named).toBeGreaterThan(cases / 20);
  });
});
