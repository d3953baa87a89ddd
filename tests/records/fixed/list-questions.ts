import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { filterContext } from '#server/domains/data/record/access/caller.ts';
import { listChoices } from '#server/domains/data/record/read/choices.ts';
import { menuAccess } from '#server/domains/data/record/access/menu-access.ts';
import { filterSql } from '#server/domains/data/query/filter.ts';
import { fromSql } from '#server/domains/data/query/record-rows.ts';
import { answered, type FixedQuestion, found, ordered, pageOf, type TableName, type Who } from './ask-fixed.ts';
import { fixedCaller, type FixedWorld, within } from './fixed-world.ts';

const every = 't1 t2 t3 t4 t5';
const isPump = { kind: 'condition' as const, field: 'name', operator: 'eq' as const, value: 'pump' };
const pump: Schemas['FilterConditions'] = { logicalOperator: 'all', children: [isPump] };
const anything: Schemas['FilterConditions'] = { logicalOperator: 'all', children: [] };

const ids = (value: string[]): Schemas['FilterConditions'] => ({
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'record_id', operator: 'in', value }],
});

const orders: FixedQuestion[] = [
  ordered('things', ['name'], 't3 t1 t2 t5 t4'),
  ordered('things', ['-name'], 't5 t2 t1 t3 t4'),
  ordered('things', ['size', '-label'], 't1 t5 t2 t3 t4'),
  ordered('things', ['-size', 'name'], 't2 t5 t1 t3 t4'),
  ordered('things', ['size'], 't1 t2 t5 t3 t4'),
  ordered('things', ['-size'], 't5 t2 t1 t4 t3'),
  ordered('things', ['flag'], 't2 t3 t4 t5 t1'),
  ordered('things', ['-flag'], 't1 t5 t4 t3 t2'),
  ordered('things', ['born'], 't2 t1 t5 t3 t4'),
  ordered('things', ['-seen'], 't5 t1 t2 t4 t3'),
  ordered('things', ['seen'], 't2 t1 t5 t3 t4'),
  ordered('things', ['hour'], 't1 t2 t3 t4 t5'),
  ordered('things', ['-span'], 't1 t5 t4 t3 t2'),
  ordered('things', ['stay', '-record_id'], 't1 t5 t4 t3 t2'),
  ordered('things', ['-created_at'], 't4 t2 t5 t3 t1'),
  ordered('things', ['created_at', '-name'], 't5 t1 t3 t2 t4'),
  ordered('things', ['-made', 'name'], 't2 t4 t3 t1 t5'),
  ordered('things', ['-parent.size', 'record_id'], 't2 t1 t5 t3 t4'),
  ordered('things', ['pName', 'record_id'], 't1 t5 t2 t3 t4'),
  ordered('parents', ['nKids'], 'p3 p2 p1'),
  ordered('parents', ['-latest'], 'p1 p2 p3'),
  found('things', { sort: [] }, 't2 t5 t1 t3 t4'),
  found('parents', { sort: [] }, 'p3 p2 p1'),
  found('things', { sort: ['tags'] }, 'refused at /sort/0'),
  found('things', { sort: ['place'] }, 'refused at /sort/0'),
  found('things', { sort: ['name', 'nothing'] }, 'refused at /sort/1'),
  found('things', { sort: ['constructor'] }, 'refused at /sort/0'),
  found('parents', { sort: ['-created_by'], filter: ids(['p1', 'p3']) }, 'p1 p3'),
  found('parents', { sort: ['created_by'], filter: ids(['p1', 'p3']) }, 'p1 p3'),
  found('things', { sort: ['helpers.size'] }, 'refused at /sort/0'),
];

type Cursor = [list: unknown, page: unknown, marks: unknown, id: unknown];

/** What comes of a cursor that is like the one of a first page, but for a change. */
const cursorOf = (sort: string[], change: (cursor: Cursor) => unknown, answer: string): FixedQuestion => ({
  what: `a cursor of ${sort.join()} that was changed by ${String(change)}`,
  async ask(world) {
    const { next_cursor: given = '' } = await pageOf(world, 'things', { size: 2, sort });
    // Safe: it is the cursor that the list has just given.
    const cursor = JSON.parse(Buffer.from(given, 'base64url').toString()) as Cursor;
    const changed = Buffer.from(JSON.stringify(change(cursor))).toString('base64url');
    return found('things', { size: 2, sort, cursor: changed }, answer).ask(world);
  },
  answer,
});

const atCursor = 'refused at /cursor';
const marked =
  (mark: unknown) =>
  ([list, page, , id]: Cursor) => [list, page, [mark], id];

const cursors: FixedQuestion[] = [
  cursorOf(['size'], (cursor) => cursor, 't5 t3'),
  cursorOf(['size'], ([list, page, marks]) => [list, page, marks, 't1'], 't2 t5'),
  cursorOf(['size'], ([, page, marks, id]) => ['other', page, marks, id], atCursor),
  cursorOf(['size'], ([list, , marks, id]) => [list, 'x', marks, id], atCursor),
  cursorOf(['size'], ([list, page, marks]) => [list, page, marks, 'no id'], atCursor),
  cursorOf(['size'], ([list, page, marks]) => [list, page, marks, 5], atCursor),
  cursorOf(['size'], ([list, page, marks]) => [list, page, marks, ['t1']], atCursor),
  cursorOf(['size'], ([list, page, , id]) => [list, page, 'x', id], atCursor),
  cursorOf(['size'], ([list, page, , id]) => [list, page, [], id], atCursor),
  cursorOf(['size'], ([list, page, , id]) => [list, page, ['1', '2'], id], atCursor),
  cursorOf(['size'], ([list, page, , id]) => [list, page, { length: 1 }, id], atCursor),
  cursorOf(['size'], ([list, page, marks, id]) => [list, page, marks, id, 1], atCursor),
  cursorOf(['size'], ([list, page, marks]) => [list, page, marks], atCursor),
  cursorOf(['size'], ([a, b, c, d]) => ({ 0: a, 1: b, 2: c, 3: d, length: 4 }), atCursor),
  cursorOf(['size'], marked(5), atCursor),
  cursorOf(['size'], marked(['1']), atCursor),
  cursorOf(['size'], marked({ length: 1 }), atCursor),
  cursorOf(['size'], marked('x'), atCursor),
  cursorOf(['size'], marked(null), 't3 t4'),
  cursorOf(['name'], marked('a'.repeat(2000)), 't1 t2'),
  cursorOf(['name'], marked('a'.repeat(2001)), atCursor),
  cursorOf(['name'], marked('\u0000'), atCursor),
  cursorOf(['born'], marked('x'), atCursor),
  cursorOf(['born'], marked('2026-11-25'), 't5 t3'),
  cursorOf(['seen'], marked('x'), atCursor),
  cursorOf(['hour'], marked('x'), atCursor),
  cursorOf(['flag'], marked('x'), atCursor),
  cursorOf(['span'], marked('x'), atCursor),
  cursorOf(['stay'], marked('x'), atCursor),
];

/** A list in a few words: ids, how many there are, and whether it goes on. */
const paged = (args: Schemas['RecordQuery'], answer: unknown, name: TableName = 'things'): FixedQuestion => ({
  what: `a page of ${JSON.stringify(args)}`,
  ask: (world) =>
    answered(
      pageOf(world, name, { sort: ['record_id'], ...args }).then(
        ({ items, total, page, next_cursor }) =>
          [
            items.map(({ record_id: id, mark }) => (mark === undefined ? id : `${id}:${mark}`)).join(' '),
            `page ${page}`,
            `of ${total}`,
            next_cursor === undefined ? 'the last' : 'and more',
          ].join(', '), // prettier-ignore
      ),
    ),
  answer,
});

const pages: FixedQuestion[] = [
  paged({ size: 2 }, 't1 t2, page 1, of 5, and more'),
  paged({ size: 5 }, `${every}, page 1, of 5, the last`),
  paged({ size: 2, page: 2, total: 'exact' }, 't3 t4, page 2, of 5, and more'),
  paged({ size: 2, page: 3, total: 'none' }, 't5, page 3, of undefined, the last'),
  paged({ filter: pump, total: 'capped' }, 't1, page 1, of 1, the last'),
  paged({ size: 1, total: 'capped' }, 'm1, page 1, of 10000, and more', 'many'),
  paged({ size: 1, total: 'exact' }, 'm1, page 1, of 10001, and more', 'many'),
  paged({ filter: pump, search: 'vent' }, ', page 1, of 0, the last'),
  paged({ marks: [pump, anything] }, 't1:0 t2:1 t3:1 t4:1 t5:1, page 1, of 5, the last'),
  paged({ marks: [pump] }, 't1:0 t2 t3 t4 t5, page 1, of 5, the last'),
  paged({ marks: [] }, `${every}, page 1, of 5, the last`),
  paged({ marks: [{ ...pump, children: [{ ...isPump, field: 'nothing' }] }] }, 'refused at /marks/0/children/0/field'),
];

const searches: FixedQuestion[] = [
  found('things', { search: 'PUM' }, 't1 t2'),
  found('things', { search: ' a ' }, 't2'),
  found('things', { search: '  ' }, every),
  found('things', { search: 'street' }, ''),
  found('things', { search: '%' }, ''),
  found('parents', { search: 'vent' }, 'p3'),
  found('parents', { search: 'hidden' }, ''),
  found('parents', { search: '1.5', sort: ['record_id'] }, 'p1'),
  found('parents', { search: '1.5x' }, ''),
  found('parents', { search: 'first RATE' }, 'p1'),
  found('parents', { search: '一等' }, 'p1'),
  found('parents', { search: 'third' }, 'p3'),
  found('parents', { search: 'later' }, 'p2'),
  found('parents', { search: 'cold' }, 'p1 p2'),
  found('parents', { search: 'w' }, 'p1 p3'),
  found('parents', { search: 'paula' }, 'p1'),
  found('parents', { search: 'oracle bottom' }, 'p1 p2'),
  found('everywhere', { search: 'pump' }, 't1 t2 t5'),
  found('everywhere', { search: 'paula' }, 't1'),
  found('byParent', { search: 'pump' }, 't1 t2 t5'),
  found('byParentSize', { search: '1.5' }, 't1 t5'),
  found('byParentSize', { search: 'pump' }, ''),
  found('byParent', { search: 'PUMP 2' }, 't2'),
  found('byParent', { search: 'vent' }, ''),
];

/** What the box of a relation offers. */
const offered = (search: string, answer: unknown, who: Who = {}): FixedQuestion => ({
  what: `choices of a parent by ${search}`,
  ask: (world) =>
    answered(
      within(world, async (query) => {
        const caller = fixedCaller(world, who);
        const access = await menuAccess(query, caller, world.things.menuId);
        const { items } = await listChoices(query, caller, access, { field: 'parent', search });
        return items.map(({ id, title }) => `${id} ${title}`).join(', ');
      }),
    ),
  answer,
});

const choices: FixedQuestion[] = [
  offered('', 'p1 Pump, p2 pump 2, p3 Vent'),
  offered('2', 'p2 pump 2'),
  offered('hidden', ''),
];

/** A condition as a design or a right has it, or as a form asks it while it is filled in. */
const conditioned = (
  from: NonNullable<Schemas['FilterCondition']['value_from']>,
  { form, isStored = false }: { form?: Record<string, Schemas['FilterValue']>; isStored?: boolean },
  answer: unknown,
): FixedQuestion => ({
  what: `name eq ${JSON.stringify([from, form, isStored])}`,
  ask: (world: FixedWorld) =>
    answered(
      within(world, async (query) => {
        const { design } = world.things;
        const own = await filterContext(query, design.wsId, fixedCaller(world));
        const context = { ...own, ...(form && { form }) };
        const condition = { kind: 'condition' as const, field: 'name', operator: 'eq' as const, value_from: from };
        const filter = { logicalOperator: 'all' as const, children: [condition] };
        const where = filterSql({ design, visible: 'all', context, isStored }, filter, '/filter');
        const { rows } = await sql<{ id: string }>`select r.id from ${fromSql(design)}
          where r.deleted_at is null and ${where} order by r.id`.execute(query);
        return rows.map(({ id }) => id).join(' ');
      }),
    ),
  answer,
});

const atOperand = 'refused at /filter/children/0/value_from';

const stored: FixedQuestion[] = [
  conditioned({ kind: 'form', field: 'name' }, { form: { name: 'pump' } }, 't1'),
  conditioned({ kind: 'form', field: 'name' }, { form: { name: '' } }, every),
  conditioned({ kind: 'form', field: 'name' }, { form: {} }, every),
  conditioned({ kind: 'form', field: 'name' }, { form: { name: 'pump' }, isStored: true }, atOperand),
  conditioned({ kind: 'parameter', name: 'p' }, { isStored: true }, atOperand),
  conditioned({ kind: 'currentUser' }, { isStored: true }, ''),
];

/** Orders, cursors, pages, searches and choices. */
export const listQuestions: readonly FixedQuestion[] = [
  ...orders,
  ...cursors,
  ...pages,
  ...searches,
  ...choices,
  ...stored,
]; // prettier-ignore
