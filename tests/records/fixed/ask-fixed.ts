import type { Schemas } from '#openapi';
import { listInScope } from '#server/domains/data/record/read/list.ts';
import { menuAccess } from '#server/domains/data/record/access/menu-access.ts';
import { type RecordAccess, trashAccess } from '#server/domains/data/record/access/record-access.ts';
import { readStatistic } from '#server/domains/data/record/read/statistic.ts';
import { Failure, Invalid, localized, NotAllowed, NotFound } from '#server/kernel/errors/index.ts';
import { type FixedTable, type FixedWorld, fixedCaller, within } from './fixed-world.ts';

/** A question of which the answer is written beside it. */
export interface FixedQuestion {
  what: string;
  ask(world: FixedWorld): Promise<unknown>;
  answer: unknown;
}

export type Who = Parameters<typeof fixedCaller>[1] & { isTrash?: boolean };
export type TableName = 'parents' | 'things' | 'many' | 'byParent' | 'byParentSize' | 'everywhere';

/** What was refused, in one line: where, or why. */
export async function answered(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Invalid) return `refused at ${error.issues.map(({ pointer }) => pointer).join(' ')}`;
    if (error instanceof NotFound) return 'not found';
    if (error instanceof NotAllowed) return 'not allowed';
    if (error instanceof Failure) return `failed: ${error.code}`;
    throw error;
  }
}

const tableOf = (world: FixedWorld, name: TableName): FixedTable => world[name];

/** A page of a list by a menu. */
export const pageOf = (
  world: FixedWorld,
  name: TableName,
  args: Schemas['RecordQuery'],
  { isTrash = false, ...who }: Who = {}, // prettier-ignore
) =>
  within(world, async (query) => {
    const caller = fixedCaller(world, who);
    const access = await menuAccess(query, caller, tableOf(world, name).menuId);
    return listInScope(query, caller, isTrash ? trashAccess(access) : access, { args, isTrash });
  });

const idsOf = (items: readonly Schemas['Record'][]): string => items.map(({ record_id }) => record_id).join(' ');

/** The ids that a list finds, by their order. */
export const found = (
  name: TableName,
  args: Schemas['RecordQuery'],
  answer: unknown,
  who: Who = {},
): FixedQuestion => ({
  what: `${name} ${JSON.stringify([args, who])}`,
  ask: (world) =>
    answered(pageOf(world, name, { sort: ['record_id'], ...args }, who).then(({ items }) => idsOf(items))),
  answer,
});

type Names = FixedWorld['world']['names'];
type Given = Schemas['FilterValue'] | undefined | ((names: Names) => Schemas['FilterValue']);
type More = Partial<Pick<Schemas['FilterCondition'], 'value_from'>> &
  Pick<Schemas['RecordQuery'], 'skip_empty' | 'parameters'>;

/** One condition on a table, and the records that meet it. */
export const meets = (
  name: TableName,
  [field, operator, given]: [string, Schemas['FilterOperator'], Given?],
  answer: unknown,
  { value_from, ...more }: More = {},
): FixedQuestion => ({
  what: `${name} where ${field} ${operator} ${JSON.stringify([given ?? String(given), value_from, more])}`,
  ask(world) {
    const value = typeof given === 'function' ? given(world.world.names) : given;
    const condition = {
      kind: 'condition' as const,
      field,
      operator,
      ...(value !== undefined && { value }),
      ...(value_from && { value_from }),
    }; // prettier-ignore
    const filter = { logicalOperator: 'all' as const, children: [condition] };
    return found(name, { filter, ...more }, answer).ask(world);
  },
  answer,
});

/** Why a condition on the things is refused, in words. */
export const refusedFor = (
  [field, operator, value]: [string, Schemas['FilterOperator'], Schemas['FilterValue']],
  answer: string,
): FixedQuestion => ({
  what: `why ${field} ${operator} ${JSON.stringify(value)} is refused`,
  async ask(world) {
    const filter = {
      logicalOperator: 'all' as const,
      children: [{ kind: 'condition' as const, field, operator, value }],
    };
    try {
      await pageOf(world, 'things', { filter });
    } catch (error) {
      if (error instanceof Invalid) return error.issues.map(({ message }) => localized('en-US', message)).join();
      throw error;
    }
    return 'nothing';
  },
  answer,
});

/** Every page of a list in an order, one record on each. */
export const ordered = (name: TableName, sort: string[], answer: string): FixedQuestion => ({
  what: `${name} in the order ${sort.join()}, page by page`,
  async ask(world) {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const args = { size: 2, sort, ...(cursor !== undefined && { cursor }) };
      const page = await pageOf(world, name, args);
      ids.push(...page.items.map(({ record_id }) => record_id));
      cursor = page.next_cursor;
    } while (cursor !== undefined && ids.length < 20);
    return ids.join(' ');
  },
  answer,
});

/** The values of some fields of one record. */
export const values = (
  name: TableName,
  id: string,
  fields: string[],
  answer: unknown,
  who: Who = {},
): FixedQuestion => ({
  what: `${fields.join()} of ${id}`,
  ask: (world) =>
    answered(
      pageOf(world, name, { fields, sort: ['record_id'] }, who).then(
        ({ items }) => items.find(({ record_id }) => record_id === id)?.data,
      ),
    ),
  answer,
});

/** A number that came as a text is not the number. */
const word = (value: unknown): string =>
  typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? JSON.stringify(value) : String(value ?? '');

/** A statistic in one line: totals, then each combination of groups. */
export const counted = (
  name: TableName,
  view: Partial<Schemas['StatisticView']>,
  answer: unknown,
  { who = {}, list = {} }: { who?: Who; list?: Schemas['StatisticParameters'] } = {},
): FixedQuestion => ({
  what: `statistic of ${name} ${JSON.stringify([view, list])}`,
  ask: (world) =>
    answered(
      within(world, async (query) => {
        const caller = fixedCaller(world, who);
        const access = await menuAccess(query, caller, tableOf(world, name).menuId);
        const viewSchema = { measures: [{ key: 'n', function: 'count' as const }], ...view };
        const { totals, rows, is_cut } = await readStatistic(query, caller, access, { paramData: list, viewSchema });
        const line = (row: object) => Object.values(row).map(word).join(',');
        const parts = rows.map(({ groups, values: computed }) => `${line(groups)}: ${line(computed)}`);
        return [line(totals), ...parts, ...(is_cut ? ['more'] : [])].join(' | ');
      }),
    ),
  answer,
});

/** Fields of an access; those that are open on a part of the records have a mark. */
export const fieldsInWords = (fields: RecordAccess['visible']): string => {
  if (fields === 'all') return 'all';
  return [...fields]
    .sort()
    .map((id) => (fields.onlyOn?.has(id) ? `${id}?` : id))
    .join('+');
};
