import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { recordsOf } from '#server/domains/data/store/identifiers.ts';
import { written } from '#server/domains/data/store/values.ts';
import { Invalid } from '#server/kernel/errors/index.ts';
import type { Case } from './each-question.ts';
import type { PlainField } from './plain-field.ts';
import { rightsOf } from './ask.ts';
import { fieldsSeenBy } from './plain-rights.ts';
import { randomValue } from './random-field.ts';
import type { World } from './world.ts';

/** A field that the user sees in no record, and that no row of theirs depends on. */
export const hiddenField = (one: Case): PlainField | undefined => {
  const sees = fieldsSeenBy(one.rights.grants, one.question.person);
  return independentFields(one).find(({ id }) => !sees(id));
};

/** The fields that no row of a case depends on. */
function independentFields({ table, rights }: Case): PlainField[] {
  const depended = JSON.stringify([rights.viewFilter, rights.grants.map(({ data_scope }) => data_scope)]);
  return table.fields.filter(({ id }) => !depended.includes(`"${id}"`));
}

/**
 * Gives other values to what the user does not see: to all fields of records that are not reached, and in each of the others to
 * those that are not open in it. Behind the product's back. @returns how many values there are
 */
export async function changeHidden(world: World, one: Case): Promise<number> {
  const { table, seed } = one;
  const { reaches, seesIn } = rightsOf(world, one);
  const fields = independentFields(one);
  let count = 0;
  await world.api.database.records(world.wsId, async (query) => {
    for (const record of table.records) {
      const { id } = record;
      const hidden = fields.filter((field) => !reaches('query', record) || !seesIn(field.id, record));
      if (hidden.length === 0) continue;
      count += hidden.length;
      const sets = hidden.flatMap((field) => {
        const column = table.design.fields.get(field.id)?.column;
        const value = randomValue(seed, field, world.names);
        record.values[field.id] = value;
        return column ? written(column, value) : [];
      });
      const assigned = sql.join(sets.map(([name, value]) => sql`${sql.id(name)} = ${value}`));
      await sql`update ${recordsOf(table.design)} set ${assigned} where id = ${id}`.execute(query);
    }
  });
  return count;
}

/** Questions that name a field which the caller may not name. */
export const namingQuestions = (field: string): Schemas['RecordQuery'][] => [
  { sort: [field] },
  { sort: [`-${field}`] },
  { filter: { logicalOperator: 'all', children: [{ kind: 'condition', field, operator: 'isEmpty' }] } },
  {
    filter: {
      logicalOperator: 'any',
      children: [{ kind: 'condition', field: 'created_at', operator: 'eq', value_from: { kind: 'field', field } }],
    },
  },
];

/** What was wrong, without the name that was sent. */
export const issuesOf = (outcome: unknown, name: string): string => {
  const { error } = Object(outcome) as { error?: unknown };
  if (!(error instanceof Invalid)) throw new Error(`Not refused: ${JSON.stringify(outcome)}`, { cause: error });
  return JSON.stringify(error.issues).replaceAll(name, '*');
};
