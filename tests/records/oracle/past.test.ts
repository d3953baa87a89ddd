import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { casesOf, firstCase, type OracleName } from './cases.ts';
import { askDraft, askFiles, askRestore, askRestoreVersion, askTrash, deleteMore } from './ask-past.ts';
import { type Case, eachQuestion } from './each-question.ts';
import { draftPlainly, filesPlainly, restorePlainly, restoreVersionPlainly, trashPlainly } from './plain-past.ts';
import { isSound, randomWrite } from './random-write.ts';
import { openWorld, type World } from './world.ts';
import { patience } from '#tests/tier.ts';

const cases = casesOf(8);
const first = firstCase();
const timeout = patience(60_000 + cases * 1_000);

describeOnEachDatabase('the trash, earlier versions, files and drafts beside a plain evaluator', (open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
    return () => world.api.close();
  });

  /** Asks both for each case, and gives what they agree on. */
  async function agreed<T>(
    oracle: OracleName,
    from: number,
    ask: (one: Case) => Promise<{ answered: T; expected: T } | undefined>,
  ): Promise<T[]> {
    const all: T[] = [];
    await eachQuestion(world, { oracle, first: first + from, cases }, async (one) => {
      const both = await ask(one);
      if (!both) return;
      const { number, question, rights } = one;
      const about = { number, question, rights };
      expect({ ...about, answered: both.answered }).toEqual({ ...about, answered: both.expected });
      all.push(both.expected);
    });
    return all;
  }

  test(`REC-03 REC-11 MENU-22 ${cases} random questions find in the trash what a plain evaluator finds there, and take out of it what it lets them`, {
    timeout,
  }, async () => {
    let filled = 0;
    const found = await agreed('trash', 11_000_000, async (asked) => {
      if (asked.number !== filled) await deleteMore(world, asked);
      filled = asked.number;
      // Half of the questions ask for all of the trash.
      const { filter: _, search: _search, ...whole } = asked.question.query;
      const query = asked.seed.isTrue(0.5) ? whole : asked.question.query;
      const one = { ...asked, question: { ...asked.question, query } };
      const deleted = one.table.records.filter(({ isDeleted }) => isDeleted);
      const ids = one.seed.some(deleted, 0.3).map(({ id }) => id);
      const some = ids.length > 0 ? ids : [one.seed.one(one.table.records).id];
      const expected = { trash: trashPlainly(world, one), restored: restorePlainly(world, one, some) };
      return {
        answered: { trash: await askTrash(world, one), restored: await askRestore(world, one, some) },
        expected,
      };
    });
    expect(found.filter(({ trash }) => Array.isArray(trash) && trash.length > 0).length).toBeGreaterThan(cases / 20);
    expect(new Set(found.map(({ restored }) => restored))).toEqual(new Set(['done', 'denied', 'unknown']));
  });

  test(`REC-08 REC-11 MENU-22 ${cases} random records get the values of an earlier version back where a plain evaluator says so`, {
    timeout,
  }, async () => {
    const found = await agreed('versions', 12_000_000, async (one) => {
      const [write, other] = [randomWrite(one), randomWrite(one)];
      const sound = one.table.records.filter((each) => !each.isDeleted && isSound(one.table.fields, each));
      if (!write || !other || sound.length === 0) return undefined;
      const data: Schemas['RecordData'] = { [write.field.id]: write.value, [other.field.id]: other.value };
      // Records about which there is something to say, where there are any.
      const outcomeOf = (record: (typeof sound)[number]) => restoreVersionPlainly(world, one, { record, data });
      const reached = sound.filter((each) => typeof outcomeOf(each) === 'object');
      const fixed = reached.filter((each) => Object(outcomeOf(each)).leftOut.length > 0);
      const [some = sound] = [fixed, reached].filter((each) => each.length > 0 && one.seed.isTrue(0.6));
      const record = one.seed.one(some);
      const expected = outcomeOf(record);
      return { answered: await askRestoreVersion(world, one, { rid: record.id, data }), expected };
    });
    const done = found.flatMap((one) => (typeof one === 'object' ? [one] : []));
    expect(done.filter(({ back }) => back.length > 0).length).toBeGreaterThan(cases / 40);
    expect(done.some(({ leftOut }) => leftOut.length > 0)).toBe(true);
  });

  test(`REC-11 MENU-20 MENU-22 ${cases} random people read the files, and store the fields of drafts, that a plain evaluator lets them`, {
    timeout,
  }, async () => {
    const found = await agreed('files', 13_000_000, async (one) => {
      const isNew = one.seed.isTrue(0.5);
      const expected = { files: filesPlainly(world, one), draft: draftPlainly(world, one, isNew) };
      return { answered: { files: await askFiles(world, one), draft: await askDraft(world, one, isNew) }, expected };
    });
    expect(found.filter(({ files }) => files.length > 0).length).toBeGreaterThan(cases / 10);
    expect(found.filter(({ draft }) => Array.isArray(draft) && draft.length > 0).length).toBeGreaterThan(cases / 20);
  });
});
