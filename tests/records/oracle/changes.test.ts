import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { casesOf, firstCase, type OracleName } from './cases.ts';
import { askBulkDelete, askBulkUpdate, askExport, askHistory } from './ask-change.ts';
import { type Case, eachQuestion } from './each-question.ts';
import { bulkDeletePlainly, bulkUpdatePlainly, exportPlainly, historyPlainly } from './plain-change.ts';
import { fieldsSeenBy } from './plain-rights.ts';
import { isSound, randomWrite } from './random-write.ts';
import { askUndo, randomImport, undonePlainly } from './undo.ts';
import { openWorld, type World } from './world.ts';
import { patience } from '#tests/tier.ts';

const cases = casesOf(4);
const first = firstCase();
const timeout = patience(60_000 + cases * 800);

const isSecret = ({ kind }: Case['table']['fields'][number]): boolean =>
  kind.type === 'text' && kind.widget === 'password';

describeOnEachDatabase('changes, files and histories beside a plain evaluator', (open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
    return () => world.api.close();
  });

  /** Asks both for each case; a failure names the case. */
  async function compared<T>(
    oracle: OracleName,
    from: number,
    ask: (one: Case) => Promise<{ answered: T; expected: T } | undefined>,
  ): Promise<T[]> {
    const agreed: T[] = [];
    await eachQuestion(world, { oracle, first: first + from, cases }, async (one) => {
      const both = await ask(one);
      if (!both) return;
      const { number, question, rights } = one;
      expect({ number, answered: both.answered, question, rights }).toEqual({
        number,
        answered: both.expected,
        question,
        rights,
      });
      agreed.push(both.expected);
    });
    return agreed;
  }

  test(`REC-08 REC-11 MENU-22 ${cases} random changes in bulk change the same records and leave out the same as a plain evaluator`, {
    timeout,
  }, async () => {
    const agreed = await compared('bulkUpdates', 4_000_000, async (one) => {
      const write = randomWrite(one);
      if (!write) return undefined;
      return { answered: await askBulkUpdate(world, one, write), expected: bulkUpdatePlainly(world, one, write) };
    });
    const changed = agreed.filter((one) => one !== 'unknown' && one.done.length > 0);
    const refused = agreed.filter((one) => one !== 'unknown' && one.leftOut.length > 0);
    expect(changed.length).toBeGreaterThan(cases / 20);
    expect(refused.length).toBeGreaterThan(cases / 20);
  });

  test(`REC-03 REC-11 MENU-22 ${cases} random deletions in bulk take the same records as a plain evaluator`, {
    timeout,
  }, async () => {
    const agreed = await compared('bulkDeletions', 5_000_000, async (one) => ({
      answered: await askBulkDelete(world, one),
      expected: bulkDeletePlainly(world, one),
    }));
    expect(agreed.filter((one) => one !== 'unknown' && one.done.length > 0).length).toBeGreaterThan(cases / 10);
  });

  test(`REC-03 REC-11 MENU-22 ${cases} random imports are taken back as far as a plain evaluator says`, {
    timeout,
  }, async () => {
    const agreed = await compared('imports', 17_000_000, async (one) => {
      const imported = randomImport(world, one);
      return { answered: await askUndo(world, one, imported), expected: undonePlainly(world, one, imported) };
    });
    const undone = agreed.flatMap((one) => (typeof one === 'string' ? [] : [one]));
    expect(undone.filter(({ done }) => done.length > 0).length).toBeGreaterThan(cases / 10);
    expect(undone.filter(({ leftOut }) => leftOut.length > 0).length).toBeGreaterThan(cases / 10);
  });

  test(`REC-11 MENU-22 ${cases} random exports have the same rows, and values in the same cells, as a plain evaluator`, {
    timeout,
  }, async () => {
    const agreed = await compared('exports', 6_000_000, async (one) => {
      const sees = fieldsSeenBy(one.rights.grants, one.question.person);
      const fields = one.table.fields.filter((field) => sees(field.id) && !isSecret(field)).map(({ id }) => id);
      if (fields.length === 0) return undefined;
      return { answered: await askExport(world, one, fields), expected: exportPlainly(world, one, fields) };
    });
    expect(agreed.filter((one) => typeof one === 'object' && one.length > 0).length).toBeGreaterThan(cases / 10);
  });

  test(`REC-08 REC-11 MENU-22 ${cases} random histories name the same fields as a plain evaluator`, {
    timeout,
  }, async () => {
    let read = 0;
    await compared('histories', 7_000_000, async (one) => {
      const [write, other] = [randomWrite(one), randomWrite(one)];
      const sound = one.table.records.filter((each) => !each.isDeleted && isSound(one.table.fields, each));
      if (!write || !other || sound.length === 0) return undefined;
      const data: Schemas['RecordData'] = { [write.field.id]: write.value, [other.field.id]: other.value };
      const record = one.seed.one(sound);
      const expected = historyPlainly(world, one, { record, data });
      const answered = await askHistory(world, one, { rid: record.id, data });
      if (answered === 'unknown' || expected === 'unknown') return { answered, expected: expected as typeof answered };
      read += 1;
      const { 1: made = [], 2: changed = [] } = answered;
      const unseen = made.filter((id) => !expected.seen.includes(id));
      return { answered: { 1: unseen, 2: changed }, expected: { 1: [], 2: expected.changed } };
    });
    expect(read).toBeGreaterThan(cases / 20);
  });
});
