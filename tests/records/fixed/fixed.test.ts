import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { fixedQuestions } from './fixed-questions.ts';
import { type FixedWorld, openFixedWorld } from './fixed-world.ts';

describeOnEachDatabase('questions about known records', (open) => {
  let world: FixedWorld;
  beforeAll(async () => {
    world = await openFixedWorld(await open());
    return () => world.world.api.close();
  });

  describe.each(fixedQuestions)('$about', ({ ids, questions }) => {
    test(`${ids} have the answers that are written beside them`, async () => {
      const others: object[] = [];
      for (const { what, ask, answer } of questions) {
        const answered = await ask(world);
        if (!isDeepStrictEqual(answered, answer)) others.push({ what, answered, answer });
      }
      expect(others).toEqual([]);
    });
  });
});
