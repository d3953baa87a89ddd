import type { Schemas } from '#openapi';
import { addRecord } from '#server/domains/data/record/write/add-records.ts';
import type { ChangingCaller } from '#server/domains/data/record/write/changing-caller.ts';
import { writeChange } from '#server/domains/data/record/write/change-records.ts';
import { menuAccess } from '#server/domains/data/record/access/menu-access.ts';
import { findRecord, inRecord } from '#server/domains/data/record/read/find-record.ts';
import { answered, counted, fieldsInWords, type FixedQuestion, found, values } from './ask-fixed.ts';
import { tried } from '../oracle/ask-change.ts';
import { fixedCaller, type FixedWorld, within } from './fixed-world.ts';
import { asUser, granted, type Grants, own, where } from './granted.ts';

const atField = 'refused at /filter/children/0/field';
const condition = (field: string, operator: Schemas['FilterOperator'], value?: Schemas['FilterValue']) => ({
  filter: {
    logicalOperator: 'all' as const,
    children: [{ kind: 'condition' as const, field, operator, ...(value !== undefined && { value }) }],
  },
});

/** The titles of rows everywhere, and their codes in one's own records: in t1 alone. */
const titles: Grants = {
  things: [
    { rights: 'qe', fields: 'name lines lines.title!' },
    { rights: 'q', fields: 'name lines.code lines.title', scope: own },
  ],
};
const titlesAlone: Grants = { things: [{ rights: 'qe', fields: 'name lines! lines.title' }] };
const asked = (question: FixedQuestion, grants: Grants = titles): FixedQuestion => granted(grants, question);
const meets = (given: Parameters<typeof condition>, answer: string, grants: Grants = titles): FixedQuestion =>
  asked(found('things', condition(...given), answer, asUser), grants);

const lists: FixedQuestion[] = [
  meets(['lines.title', 'eq', 'two'], 't5'),
  meets(['lines.code', 'gt', 1], 't1'),
  meets(['lines.code', 'isEmpty'], 't2 t3 t4 t5'),
  meets(['lines.labels', 'containsAny', ['b']], atField),
  meets(['lines.to', 'eq', 'p1'], atField),
  meets(['lines.nothing', 'eq', 'x'], atField),
  meets(['lines', 'isNotEmpty'], 't1 t5'),
  meets(['lines.title', 'eq', 'two'], 't5', titlesAlone),
  meets(['lines.code', 'gt', 1], atField, titlesAlone),
  asked(
    values('things', 't1', ['lines.title', 'lines.code'], { 'lines.title': ['one'], 'lines.code': [1, 2] }, asUser),
  ),
  asked(values('things', 't5', ['lines.title', 'lines.code'], { 'lines.title': ['two'] }, asUser)),
  asked(
    counted('things', { groups: [{ key: 'g', field: 'lines.code' }], sort: ['g'] }, '5 | "1": 1 | "2": 1 | : 4', {
      who: asUser,
    }),
  ),
  asked(
    counted('things', { groups: [{ key: 'g', field: 'lines.labels' }] }, 'refused at /viewSchema/groups/0/field', {
      who: asUser,
    }),
  ),
];

/** What of one record is seen, what may be changed in it, and which values its rows have. */
const openIn = (grants: Grants, [id, answer]: [string, string]): FixedQuestion =>
  granted(grants, {
    what: `columns of ${id}`,
    ask: (world) =>
      answered(
        within(world, async (query) => {
          const access = await menuAccess(query, fixedCaller(world, asUser), world.things.menuId);
          const record = await findRecord(query, access, id);
          const { visible, editable } = inRecord(access, record);
          const rows = (record.values['lines'] ?? []) as { data: object }[];
          const cells = rows.map(({ data }) => Object.keys(data).join('+')).join(',');
          return [fieldsInWords(visible), fieldsInWords(editable), cells].join(' ');
        }),
      ),
    answer,
  });

/** Everybody's rows have open titles; rows are added, removed and moved in pumps alone. */
const rowsOfPumps: Grants = {
  things: [
    { rights: 'qae', fields: 'name! lines! lines.title!', scope: where('name', 'Pump') },
    { rights: 'qae', fields: 'name! lines lines.title!' },
  ],
};
function changingUser(world: FixedWorld): ReturnType<typeof fixedCaller> & ChangingCaller {
  const caller = fixedCaller(world, asUser);
  const session = { ...caller.session, username: 'fixed', wsId: world.world.wsId };
  // Safe: what is read of the call of a change.
  return { ...caller, session, operation: 'createMenuRecord', args: {}, requestId: 'fixed', ip: '127.0.0.1' } as never;
}

const line = (title: string, row_id?: string): Schemas['RecordRow'] => ({
  kind: 'row',
  ...(row_id !== undefined && { row_id }),
  data: { title },
});

/** What a write by these authorisations answers; it is undone afterwards. */
const written = (data: Schemas['RecordData'], answer: string, id?: string): FixedQuestion =>
  granted(rowsOfPumps, {
    what: `${id === undefined ? 'adding' : `changing ${id} to`} ${JSON.stringify(data)}`,
    ask: (world) =>
      answered(
        tried(world.world, async (query) => {
          const call = changingUser(world);
          const access = await menuAccess(query, call, world.things.menuId);
          await (id === undefined
            ? addRecord(query, call, access, data)
            : writeChange(query, call, access, { id, data }));
          return 'done';
        }),
      ),
    answer,
  });

const writes: FixedQuestion[] = [
  written({ name: 'Pump', lines: [line('a')] }, 'done'),
  written({ name: 'Vent', lines: [line('a')] }, 'not allowed'),
  written({ name: 'Vent', lines: [] }, 'done'),
  written({ name: 'Vent' }, 'done'),
  written({ lines: [line('a', 'l1')] }, 'done', 't1'),
  written({ lines: [line('a', 'l2'), line('b', 'l1')] }, 'done', 't1'),
  written({ name: 'Vent', lines: [line('a', 'l1'), line('b', 'l2')] }, 'done', 't1'),
  written({ name: 'Vent', lines: [line('a', 'l1')] }, 'not allowed', 't1'),
  written({ name: 'Vent', lines: [line('a', 'l2'), line('b', 'l1')] }, 'not allowed', 't1'),
  written({ name: 'Vent', lines: [line('a', 'l1'), line('b', 'l2'), line('c')] }, 'not allowed', 't1'),
  written({ name: 'Pump', lines: [] }, 'refused at /data/lines', 't5'),
];

/** Columns of sub-tables that are named one by one (docs/decisions/0227). */
export const columnQuestions: readonly FixedQuestion[] = [
  ...lists,
  ...writes,
  openIn(titles, ['t1', 'lines+lines.*+lines.code+lines.title+name lines+lines.title title+code,title+code']),
  openIn(titles, ['t5', 'lines+lines.*+lines.title+name lines+lines.title title']),
  openIn(titlesAlone, ['t1', 'lines+lines.*+lines.title+name lines+lines.* title,title']),
];
