import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { casesOf, firstCase } from './cases.ts';
import { askNews, happen, newsPlainly, openList } from './ask-live.ts';
import { eachQuestion } from './each-question.ts';
import { openWorld, type World } from './world.ts';
import { patience } from '#tests/tier.ts';

const cases = casesOf(8);
const first = firstCase();

describeOnEachDatabase('open lists beside a plain evaluator', (open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
    return () => world.api.close();
  });

  test(`REC-02 REC-11 MENU-22 ${cases} open lists hear of what others change, delete and restore what a plain evaluator hears, and of nothing else`, {
    timeout: patience(60_000 + cases * 2_000),
  }, async () => {
    const said = { records: 0, gone: 0, added: 0, changed: 0 };
    await eachQuestion(world, { oracle: 'live', first: first + 14_000_000, cases }, async (one) => {
      const opened = await openList(world, one);
      if (!opened) return;
      const happened = await happen(world, one);
      const expected = newsPlainly(world, one, opened, happened);
      const { number, question, rights } = one;
      const about = { number, question, rights };
      expect({ ...about, news: await askNews(world, one, opened) }).toEqual({ ...about, news: expected });
      said.records += expected.records.length;
      said.gone += expected.gone.length;
      said.added += expected.added;
      said.changed += expected.changed;
    });
    for (const count of Object.values(said)) expect(count).toBeGreaterThan(cases / 20);
  });
});
