import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { casesOf, firstCase, numbersOf, type OracleName } from '../cases.ts';
import { askPlainly, askProduct, storeRights } from '../ask.ts';
import { differenceOf } from '../difference.ts';
import type { PlainField } from '../plain-field.ts';
import { fieldsSeenBy } from '../plain-rights.ts';
import { randomFilter } from '../random-filter.ts';
import { randomQuestion, wordsOf } from '../random-question.ts';
import { seeded, type Seeded } from '../seeded.ts';
import { openWorld, type World } from '../world.ts';
import { askChange, askDeletion, askRecord } from './ask-rows.ts';
import { changePlainly, deletionPlainly, recordPlainly, type RowsCase } from './plain-rows.ts';
import { changedRows } from './random-rows.ts';
import { rightsInRows, rowsTables } from './rows-tables.ts';
import { patience } from '#tests/tier.ts';

const cases = casesOf(8);
const first = firstCase();
const timeout = patience(60_000 + cases * 1_200);
const rightsOfTables = 4;
const questionsOfRights = 5;

const items: PlainField = { id: 'items', family: 'range', kind: { type: 'subTable', fields: [] } };

describeOnEachDatabase('rows of sub-tables beside a plain evaluator', (open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
    return () => world.api.close();
  });

  async function eachCase(
    oracle: OracleName,
    from: number,
    ask: (one: RowsCase & { number: number; seed: Seeded }) => Promise<void>,
  ): Promise<void> {
    for (const number of numbersOf({ oracle, first: first + from, cases }, rightsOfTables * questionsOfRights)) {
      const seed = seeded(number);
      const tables = await rowsTables(world, seed);
      const { columns } = tables;
      const orders = { ...tables.orders, fields: [...tables.orders.fields, items, ...columns] };
      for (let round = 0; round < rightsOfTables; round += 1) {
        const rights = rightsInRows(world, tables, seed);
        await storeRights(world, orders, rights.orders);
        await storeRights(world, tables.goods, rights.goods);
        for (let index = 0; index < questionsOfRights; index += 1) {
          const question = { ...randomQuestion(world, tables.goods, seed, () => () => false), query: {} };
          const goods = { table: tables.goods, rights: rights.goods, question };
          await ask({ number, seed, columns, goods, orders: { table: orders, rights: rights.orders, question } });
        }
      }
    }
  }

  test(`REC-04 REC-11 MENU-20 MENU-22 ${cases} random lists that are filtered by columns of rows find the records that a plain evaluator finds`, {
    timeout,
  }, async () => {
    const differences: object[] = [];
    let withRecords = 0;
    await eachCase('rowFilters', 15_000_000, async ({ number, seed, orders: { table, rights, question: asker } }) => {
      const sees = fieldsSeenBy(rights.grants, asker.person);
      const plain = table.fields.filter(({ id }) => !id.startsWith('items'));
      const { search: _, ...query } = randomQuestion(world, { ...table, fields: plain }, seed, () => sees).query;
      const seen = table.fields.filter(({ id }) => asker.person.access !== 'granted' || sees(id));
      const filter = randomFilter(seed, { ...wordsOf(world, table), fields: seen });
      const shown = plain.map(({ id }) => id).filter((id) => asker.person.access !== 'granted' || sees(id));
      const question = { ...asker, query: { ...query, filter, fields: shown } };
      const one = { table, rights, question };
      const expected = askPlainly(world, one);
      const answered = await askProduct(world, table, question).catch((error: unknown) => ({ error }));
      if (!isDeepStrictEqual(answered, expected))
        differences.push(differenceOf({ ...one, number, seed }, answered, expected));
      if (differences.length >= 2) expect(differences).toEqual([]);
      if (expected !== 'unknown' && expected.records.length > 1) withRecords += 1;
    });
    expect(differences).toEqual([]);
    expect(withRecords).toBeGreaterThan(cases / 5);
  });

  test(`REC-03 REC-11 MENU-20 MENU-22 ${cases} random records answer the rows and columns, take the changes of rows, and lose the links in rows, that a plain evaluator lets them`, {
    timeout,
  }, async () => {
    const outcomes = new Set<string>();
    let withRows = 0;
    await eachCase('rowChanges', 16_000_000, async (one) => {
      const { number, seed, orders, columns } = one;
      const record = seed.one(orders.table.records);
      const good = seed.one(one.goods.table.records);
      const rows = changedRows(world, seed, { record, columns });
      const expected = {
        read: recordPlainly(world, one, record),
        changed: changePlainly(world, one, { record, rows }),
        deletion: deletionPlainly(world, one, good),
      };
      const answered = {
        read: await askRecord(world, orders, record.id),
        changed: await askChange(world, orders, { rid: record.id, rows }),
        deletion: await askDeletion(world, one.goods, good.id),
      };
      const { question, rights } = orders;
      const about = {
        number,
        question,
        record,
        rows,
        held: rights.grants.filter(({ subject_type, subject_id }) =>
          question.person.subjects.has(`${subject_type}:${subject_id}`),
        ),
        goods: one.goods.rights,
      };
      expect({ ...about, answered }).toEqual({ ...about, answered: expected });
      outcomes.add(typeof expected.changed === 'string' ? expected.changed : 'done');
      if (expected.read !== 'unknown' && 'items' in expected.read) withRows += 1;
    });
    expect(outcomes).toEqual(new Set(['done', 'unchanged', 'unknown', 'denied', 'refused']));
    expect(withRows).toBeGreaterThan(cases / 10);
  });
});
