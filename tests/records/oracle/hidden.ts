import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { recordsOf } from '#server/domains/data/store/identifiers.ts';
import { written } from '#server/domains/data/store/values.ts';
import { Invalid } from '#server/kernel/errors/index.ts';
import type { Case } from './each-question.ts';
import type { PlainField } from './plain-field.ts';
import { fieldsSeenBy } from './plain-rights.ts';
import { randomValue } from './random-field.ts';
import type { World } from './world.ts';

/** The fields that user does not see, and that no row of theirs depends on. */
export function hiddenFields({ table, rights, question }: Case): PlainField[] {
  const sees = fieldsSeenBy(rights.grants, question.person);
  const depended = JSON.stringify([rights.viewFilter, rights.grants.map(({ data_scope }) => data_scope)]);
  return table.fields.filter(({ id }) => !sees(id) && !depended.includes(`"${id}"`));
}

/** Gives these fields other values in every record, behind the product's back. */
export async function changeFields(world: World, { table, seed }: Case, fields: readonly PlainField[]): Promise<void> {
  await world.api.database.records(world.wsId, async (query) => {
    for (const { id } of table.records) {
      const sets = fields.flatMap((field) => {
        const column = table.design.fields.get(field.id)?.column;
        return column ? written(column, randomValue(seed, field, world.names)) : [];
      });
      const assigned = sql.join(sets.map(([name, value]) => sql`${sql.id(name)} = ${value}`));
      await sql`update ${recordsOf(table.design)} set ${assigned} where id = ${id}`.execute(query);
    }
  });
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
