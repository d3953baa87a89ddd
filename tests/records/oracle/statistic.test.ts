import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { casesOf, firstCase } from './cases.ts';
import { askStatistic, statisticPlainly } from './ask-statistic.ts';
import { type Case, eachQuestion } from './each-question.ts';
import { changeHidden, hiddenField, issuesOf } from './hidden.ts';
import { fieldsSeenBy } from './plain-rights.ts';
import { randomStatistic } from './random-statistic.ts';
import { openWorld, type World } from './world.ts';
import { patience } from '#tests/tier.ts';

const cases = casesOf(2);
const first = firstCase();
const timeout = patience(60_000 + cases * 400);

/** Statistics that name a field which the caller may not name. */
const namingViews = (field: string): Schemas['StatisticView'][] => [
  { measures: [{ key: 'n', function: 'count', field }] },
  { measures: [{ key: 'n', function: 'countDistinct', field }] },
  { measures: [{ key: 'n', function: 'count' }], groups: [{ key: 'g', field }] },
  { measures: [{ key: 'n', function: 'count' }], groups: [{ key: 'g', field, by: 'month' }] },
  {
    measures: [
      {
        key: 'n',
        function: 'count',
        filter: { logicalOperator: 'all', children: [{ kind: 'condition', field, operator: 'isEmpty' }] },
      },
    ],
  },
];

describeOnEachDatabase('statistics beside a plain evaluator', (open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
    return () => world.api.close();
  });

  const viewOf = ({ table, seed, question, rights }: Case) =>
    randomStatistic(world, table, seed, fieldsSeenBy(rights.grants, question.person));
  const answerOf = (one: Case, view: Schemas['StatisticView']) =>
    askStatistic(world, one, view).catch((error: unknown) => ({ error }));

  test(`REC-05 REC-11 MENU-20 MENU-22 ${cases} random statistics give the same totals, groups, periods and order as a plain evaluator`, {
    timeout,
  }, async () => {
    const differences: object[] = [];
    let withGroups = 0;
    await eachQuestion(world, { oracle: 'statistics', first: first + 2_000_000, cases }, async (one) => {
      const view = viewOf(one);
      const [answered, expected] = [await answerOf(one, view), statisticPlainly(world, one, view)];
      if (!isDeepStrictEqual(answered, expected)) {
        const { number, question, rights, table } = one;
        const fields = table.fields.map(({ id, kind }) => `${id} ${kind.type}`).join(', ');
        differences.push({ number, view: JSON.stringify(view), fields, question, rights, answered, expected });
      }
      if (differences.length >= 2) expect(differences).toEqual([]);
      if (expected !== 'unknown' && expected.rows.length > 1) withGroups += 1;
    });
    expect(differences).toEqual([]);
    expect(withGroups).toBeGreaterThan(cases / 5);
  });

  test(`REC-05 REC-11 MENU-20 values that are hidden, in every record or in some, change no statistic, and their names read as unknown ones`, {
    timeout,
  }, async () => {
    let [changed, named] = [0, 0];
    await eachQuestion(world, { oracle: 'hiddenInStatistics', first: first + 3_000_000, cases }, async (one) => {
      const view = viewOf(one);
      const before = await answerOf(one, view);
      if (before === 'unknown' || (await changeHidden(world, one)) === 0) return;
      expect({ answered: await answerOf(one, view), number: one.number }).toEqual({
        answered: before,
        number: one.number,
      });
      changed += 1;
      const name = hiddenField(one)?.id;
      if (name === undefined) return;
      for (const [index, naming] of namingViews(name).entries()) {
        const unknown = namingViews('nothing')[index] ?? view;
        const refused = issuesOf(await answerOf(one, naming), name);
        expect(refused).toBe(issuesOf(await answerOf(one, unknown), 'nothing'));
        named += 1;
      }
    });
    expect(changed).toBeGreaterThan(cases / 10);
    expect(named).toBeGreaterThan(cases / 5);
  });
});
