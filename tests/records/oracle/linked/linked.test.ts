import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { casesOf, firstCase, numbersOf, type OracleName } from '../cases.ts';
import { askPlainly, askProduct, storeRights } from '../ask.ts';
import { askStatistic, statisticPlainly } from '../ask-statistic.ts';
import { differenceOf } from '../difference.ts';
import type { PlainGrant } from '../plain-rights.ts';
import { fieldsSeenBy } from '../plain-rights.ts';
import { randomQuestion, randomRights, type RandomRights } from '../random-question.ts';
import { randomStatistic } from '../random-statistic.ts';
import type { RandomTable } from '../random-table.ts';
import { seeded, type Seeded } from '../seeded.ts';
import { openWorld, type World } from '../world.ts';
import {
  askChoices,
  askDeletion,
  askRelated,
  askRelations,
  choicesPlainly,
  deletionPlainly,
  relatedPlainly,
  relationsPlainly,
} from './ask-linked.ts';
import { linkedTables, type LinkedTables, type TableName } from './linked-tables.ts';
import { computedFields, type LinkedCase, PlainLinks } from './plain-links.ts';
import { patience } from '#tests/tier.ts';

const cases = casesOf(8);
const first = firstCase();
const timeout = patience(60_000 + cases * 1_200);
const rightsOfTables = 4;
const questionsOfRights = 5;
const names = ['top', 'middle', 'bottom'] as const;

/** The same, with relations and what is read through them among the fields that are shown. */
function withComputed({ grants, viewFilter }: RandomRights, seed: Seeded, ids: readonly string[]): RandomRights {
  const shown = (grant: PlainGrant): PlainGrant => {
    if (grant.visible_fields.kind === 'all') return grant;
    const more = seed.some(ids, 0.6).map((field) => ({ field, can_edit: seed.isTrue(0.5) }));
    return { ...grant, visible_fields: { kind: 'listed', fields: [...grant.visible_fields.fields, ...more] } };
  };
  return { viewFilter, grants: grants.map(shown) };
}

/** Paths are shown where their relation is. */
function withPaths(rights: RandomRights, paths: readonly { id: string; by: string }[]): RandomRights {
  const grants = rights.grants.map((grant): PlainGrant => {
    const { visible_fields: seen } = grant;
    if (seen.kind === 'all') return grant;
    const fields = seen.fields.flatMap((one) => [
      one,
      ...paths.filter(({ id, by }) => id !== by && by === one.field).map(({ id }) => ({ ...one, field: id })),
    ]);
    return { ...grant, visible_fields: { kind: 'listed', fields } };
  });
  return { ...rights, grants };
}

describeOnEachDatabase('linked records beside a plain evaluator', (open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
    return () => world.api.close();
  });

  const ownIds = ({ design }: RandomTable, plain: readonly string[]) =>
    [...design.fields.keys()].filter((id) => !plain.includes(id));

  async function eachCase(
    oracle: OracleName,
    from: number,
    ask: (one: LinkedCase & { number: number; seed: Seeded }) => Promise<void>,
  ): Promise<void> {
    for (const number of numbersOf({ oracle, first: first + from, cases }, rightsOfTables * questionsOfRights)) {
      const seed = seeded(number);
      const tables: LinkedTables = await linkedTables(world, seed);
      for (let round = 0; round < rightsOfTables; round += 1) {
        const rights = {} as LinkedCase['rights'];
        const beside = {} as LinkedCase['beside'];
        for (const name of names) {
          const table = tables[name];
          const plain = table.fields.map(({ id }) => id);
          const make = (): RandomRights => withComputed(randomRights(world, table, seed), seed, ownIds(table, plain));
          rights[name] = make();
          const { viewFilter } = rights[name];
          // Half of the time another menu opens nothing to anybody.
          const besides = [{ ...make(), viewFilter }, make()];
          beside[name] = besides.map((one) => (seed.isTrue(0.5) ? one : { ...one, grants: [] }));
          await storeRights(world, table, rights[name]);
          for (const [index, opened] of table.beside.entries())
            await storeRights(world, opened, beside[name][index] ?? rights[name]);
        }
        for (let index = 0; index < questionsOfRights; index += 1) {
          const question = { ...randomQuestion(world, tables.top, seed, () => () => false), query: {} };
          await ask({ number, seed, tables, rights, beside, question });
        }
      }
    }
  }

  /** The table as somebody reads it, with what comes through its relations as fields of its own. */
  function seenTable(one: LinkedCase, name: TableName) {
    const links = new PlainLinks(world, one);
    const computed = computedFields(links, one, name).filter(({ isThere }) => isThere);
    const table = one.tables[name];
    const records = table.records.map((record) => ({
      ...record,
      values: { ...record.values, ...Object.fromEntries(computed.map(({ field, of }) => [field.id, of(record)])) },
    }));
    const fields = [...table.fields, ...computed.map(({ field }) => field)];
    const paths = computed.map(({ field, by }) => ({ id: field.id, by }));
    return { table: { ...table, fields, records }, rights: withPaths(one.rights[name], paths) };
  }

  test(`REC-02 REC-04 REC-11 MENU-22 TABLE-27 ${cases} random lists with look-ups, roll-ups and paths over two relations give the same values, records and order as a plain evaluator`, {
    timeout,
  }, async () => {
    const differences: object[] = [];
    let withRecords = 0;
    await eachCase('linkedLists', 8_000_000, async (one) => {
      const { seed, number } = one;
      const seen = seenTable(one, seed.one(names));
      const { table, rights } = seen;
      const sees = fieldsSeenBy(rights.grants, one.question.person);
      const { search: _, ...query } = randomQuestion(world, table, seed, () => sees).query;
      const fields = query.fields ?? table.fields.map(({ id }) => id).filter(sees);
      const question = { ...one.question, query: { ...query, fields } };
      const asked = { table, rights, question };
      const expected = askPlainly(world, asked);
      const answered = await askProduct(world, table, question).catch((error: unknown) => ({ error }));
      if (!isDeepStrictEqual(answered, expected))
        differences.push(differenceOf({ ...asked, number, seed }, answered, expected));
      if (differences.length >= 2) expect(differences).toEqual([]);
      if (expected !== 'unknown' && expected.records.length > 1) withRecords += 1;
    });
    expect(differences).toEqual([]);
    expect(withRecords).toBeGreaterThan(cases / 5);
  });

  test(`REC-05 REC-11 MENU-22 ${cases} random statistics over look-ups and paths are those of a plain evaluator`, {
    timeout,
  }, async () => {
    let withGroups = 0;
    await eachCase('linkedStatistics', 9_000_000, async (one) => {
      const { table, rights } = seenTable(one, one.seed.one(names));
      const asked = { table, rights, question: one.question };
      const view = randomStatistic(world, table, one.seed, fieldsSeenBy(rights.grants, one.question.person));
      const expected = statisticPlainly(world, asked, view);
      const answered = await askStatistic(world, asked, view).catch((error: unknown) => ({ error }));
      expect({ number: one.number, view, answered }).toEqual({ number: one.number, view, answered: expected });
      if (expected !== 'unknown' && expected.rows.length > 1) withGroups += 1;
    });
    expect(withGroups).toBeGreaterThan(cases / 10);
  });

  test(`REC-11 MENU-22 ${cases} random questions about what points at a record, what loses a link with it, and what a relation may be set to, name and count what a plain evaluator does`, {
    timeout,
  }, async () => {
    let [pointed, offered] = [0, 0];
    await eachCase('links', 10_000_000, async (one) => {
      const { records } = one.tables.top;
      const links = new PlainLinks(world, one);
      // One to which something leads, where there is any: about others there is little to say.
      const pointedAt = links.openOf('top').filter((each) => links.pointing('middle', 'up', each).length > 0);
      const record = one.seed.one(pointedAt.length > 0 && one.seed.isTrue(0.8) ? pointedAt : records);
      const other = one.seed.one(records);
      const search = one.seed.isTrue(0.5) ? '' : one.seed.one(['pump', 'SEAL', '泵', 'x']);
      const expected = {
        related: relatedPlainly(world, one, record),
        relations: relationsPlainly(world, one, record),
        choices: choicesPlainly(world, one, search),
        deletion: deletionPlainly(world, one, [record, other]),
      };
      const answered = {
        related: await askRelated(world, one, record.id),
        relations: await askRelations(world, one, record.id),
        choices: await askChoices(world, one, search),
        deletion: await askDeletion(world, one, [record.id, other.id]),
      };
      const { number, question, rights } = one;
      expect({ number, answered, question, rights, search }).toEqual({
        number,
        answered: expected,
        question,
        rights,
        search,
      });
      if (typeof expected.relations === 'object' && expected.relations.some(({ total }) => total > 0)) pointed += 1;
      if (typeof expected.choices === 'object' && expected.choices.length > 0) offered += 1;
    });
    expect(pointed).toBeGreaterThan(cases / 20);
    expect(offered).toBeGreaterThan(cases / 20);
  });
});
