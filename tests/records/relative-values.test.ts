import { beforeAll, describe, expect, test } from 'vitest';
import { compileRecordForm, WorkingRecord } from '#engine/forms';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { startApi } from '#tests/api/api.ts';
import { type Caller, createCallers, idOf } from '#tests/api/caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from '#tests/api/menu-of-table.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';

type Condition = Schemas['FilterCondition'];
type Operator = Condition['operator'];
type Operand = NonNullable<Condition['value_from']>;

/** Half an hour into the first of March in Shanghai, a Monday; in UTC it is Sunday, the last of February. */
const now = Date.parse('2027-02-28T16:30:00.000Z');
const timeZone = 'Asia/Shanghai';

const days = ['2026-12-31', '2027-01-01', '2027-02-22', '2027-02-23', '2027-02-25', '2027-02-28', '2027-03-01'].concat([
  '2027-03-02',
  '2027-03-07',
  '2027-03-08',
  '2027-03-14',
  '2027-03-31',
  '2027-04-01',
]);
const period = (unit: Schemas['FilterOperandPeriod']['unit'], offset?: number, count?: number): Operand => ({
  kind: 'period',
  unit,
  ...(offset !== undefined && { offset }),
  ...(count !== undefined && { count }),
});
const end = '9999';
const begin = '0000';

/** Relative values with the days, from the first to the last, of which they hold. */
const dates: [name: string, operator: Operator, operand: Operand, from: string, to: string][] = [
  ['today', 'within', period('day'), '2027-03-01', '2027-03-01'],
  ['on today', 'eq', period('day'), '2027-03-01', '2027-03-01'],
  ['before today', 'lt', period('day'), begin, '2027-02-28'],
  ['on or before today', 'lte', period('day'), begin, '2027-03-01'],
  ['after today', 'gt', period('day'), '2027-03-02', end],
  ['on or after today', 'gte', period('day'), '2027-03-01', end],
  ['yesterday', 'within', period('day', -1), '2027-02-28', '2027-02-28'],
  ['tomorrow', 'within', period('day', 1), '2027-03-02', '2027-03-02'],
  ['this week', 'within', period('week'), '2027-03-01', '2027-03-07'],
  ['last week', 'within', period('week', -1), '2027-02-22', '2027-02-28'],
  ['next week', 'within', period('week', 1), '2027-03-08', '2027-03-14'],
  ['this month', 'within', period('month'), '2027-03-01', '2027-03-31'],
  ['before this month', 'lt', period('month'), begin, '2027-02-28'],
  ['after this month', 'gt', period('month'), '2027-04-01', end],
  ['last month', 'within', period('month', -1), '2027-02-01', '2027-02-28'],
  ['this quarter', 'within', period('quarter'), '2027-01-01', '2027-03-31'],
  ['last year', 'within', period('year', -1), '2026-01-01', '2026-12-31'],
  ['last 7 days', 'within', period('day', -6, 7), '2027-02-23', '2027-03-01'],
  ['next 7 days', 'within', period('day', 0, 7), '2027-03-01', '2027-03-07'],
  ['before 3 days ago', 'lt', period('day', -3), begin, '2027-02-25'],
];
const fields = ['due', 'first', 'last'] as const;

const mine = seedId('department acme IT');
const others = seedId('department acme Sales');
const people: [name: string, condition: Omit<Condition, 'kind'>, holds: string[]][] = [
  ['is me', { field: 'owner', operator: 'eq', value_from: { kind: 'currentUser' } }, ['mine']],
  ['is not me', { field: 'owner', operator: 'ne', value_from: { kind: 'currentUser' } }, ['other']],
  ['includes me', { field: 'team', operator: 'containsAny', value_from: { kind: 'currentUser' } }, ['mine']],
  ['does not include me', { field: 'team', operator: 'containsNone', value_from: { kind: 'currentUser' } }, ['other']],
  ['is my department', { field: 'unit', operator: 'in', value_from: { kind: 'currentDepartments' } }, ['mine']],
  [
    'is my department or below',
    { field: 'unit', operator: 'in', value_from: { kind: 'currentDepartments', is_deep: true } },
    ['mine'],
  ],
  [
    'includes my department',
    { field: 'units', operator: 'containsAny', value_from: { kind: 'currentDepartments' } },
    ['mine'],
  ],
];

const only = (condition: Omit<Condition, 'kind'>): Schemas['FilterConditions'] => ({
  logicalOperator: 'all',
  children: [{ kind: 'condition', ...condition }],
});
/** Each condition by itself, under an id. */
const asked: [id: string, condition: Omit<Condition, 'kind'>][] = [
  ...dates.flatMap(([, operator, value_from], at) =>
    fields.map(
      (name) => [`d${at}_${name}`, { field: name, operator, value_from }] as [string, Omit<Condition, 'kind'>],
    ),
  ),
  ...people.map(([, condition], at) => [`p${at}`, condition] as [string, Omit<Condition, 'kind'>]),
];

/** Records by their title: one for each day, with its first and its last moment in Shanghai, and one that is mine and one that is not. */
const records: Readonly<Record<string, Schemas['RecordData']>> = {
  ...Object.fromEntries(
    days.map((day) => [
      day,
      {
        due: day,
        first: new Date(`${day}T00:00:00+08:00`).toISOString(),
        last: new Date(`${day}T23:59:59+08:00`).toISOString(),
      },
    ]),
  ),
  mine: { owner: idOf('builder'), team: [idOf('builder'), idOf('owner')], unit: mine, units: [others, mine] },
  other: { owner: idOf('owner'), team: [idOf('owner')], unit: others, units: [others] },
};

describeOnEachDatabase('relative values', (opening) => {
  let builder: Caller;
  let menu: MenuOfTable;
  let table: Schemas['RecordTable'];
  /** By the title of a record: the checks that the server finds passed when it would be saved. */
  const passed: Record<string, string[]> = {};
  const inShanghai = { headers: { ...inLeave.headers, clientTimeZone: timeZone } };

  beforeAll(async () => {
    const api = await startApi(await opening());
    api.holdClock();
    api.advance(now - api.now().getTime());
    const [owner, caller] = await createCallers(api, 'owner', 'builder');
    builder = caller;
    const design = {
      formLabel: 'Relative',
      fields: [
        field('title', { type: 'text' }),
        field('due', { type: 'date', granularity: 'day' }),
        field('first', { type: 'date', granularity: 'minute' }),
        field('last', { type: 'date', granularity: 'second' }),
        field('owner', { type: 'user' }),
        field('team', { type: 'user', is_multiple: true }),
        field('unit', { type: 'department' }),
        field('units', { type: 'department', is_multiple: true }),
      ],
    };
    menu = await makeMenuOfTable(owner, { fields: design.fields });
    for (const [title, data] of Object.entries(records)) await menu.add({ title, ...data });
    const formConfig = {
      ...design,
      checks: asked.map(([id, condition]) => ({ id, holds: only(condition), message: id })),
      rules: asked.map(([id, condition]) => ({
        id,
        when: only(condition),
        then: [{ do: 'state' as const, targets: ['title'], is_required: true }],
      })),
    };
    await owner.done('configurePhysicalTable', { id: menu.tableId, formConfig }, inLeave);
    for (const [title, data] of Object.entries(records)) {
      const refused = await builder.call(
        'createPhysicalRecord',
        { id: menu.tableId, data: { title, ...data } },
        inShanghai,
      );
      expect(refused.code, title).toBe('record_check_failed');
      const { detail } = refused.data as { detail: Record<string, { message: string }[]> };
      const broken = new Set(detail['faults']?.map(({ message }) => message));
      passed[title] = asked.map(([id]) => id).filter((id) => !broken.has(id));
    }
    table = await builder.done('getMenuTable', { id: menu.menuId }, inShanghai);
    return () => api.close();
  });

  const titlesOf = (items: readonly Schemas['Record'][]): unknown[] => items.map(({ data }) => data['title']).sort();
  const list = (query: Partial<Schemas['RecordQuery']>) =>
    builder.done('listMenuRecords', { id: menu.menuId, size: 100, ...query }, inShanghai);

  /** The records of which a form in the browser finds that its rule holds. */
  function ruled(id: string): string[] {
    const form = compileRecordForm(table.form_config, { locale: 'en-US', isReadOnly: false });
    const working = new WorkingRecord(form, {
      now: () => now,
      timeZone,
      user: idOf('builder'),
      departments: table.caller?.departments,
      departmentsBelow: table.caller?.departments_below,
      report: (error) => expect.unreachable(String(error)),
    });
    return Object.keys(records).filter((title) => working.open({ title, ...records[title] }, false).on[id] === true);
  }

  async function answers(id: string, among: readonly string[]): Promise<Record<string, unknown>> {
    const condition = asked.find(([one]) => one === id)?.[1] ?? expect.unreachable(id);
    const marked = (await list({ marks: [only(condition)] })).items.filter(({ mark }) => mark === 0);
    const seen = (titles: readonly unknown[]) => titles.filter((title) => among.includes(String(title))).sort();
    return {
      list: seen(titlesOf((await list({ filter: only(condition) })).items)),
      color: seen(titlesOf(marked)),
      rule: seen(ruled(id)),
      check: seen(Object.keys(records).filter((title) => passed[title]?.includes(id))),
    };
  }

  const everywhere = (titles: readonly string[]) => ({ list: titles, color: titles, rule: titles, check: titles });

  describe('of dates just after midnight in Shanghai', () => {
    test.each(dates.map(([name, , , from, to], at) => [name, at, from, to] as const))(
      'TABLE-03 TABLE-24 "%s" is the same in a list, a color, a rule and a check',
      async (_, at, from, to) => {
        const held = days.filter((day) => day >= from && day <= to);
        for (const name of fields) expect(await answers(`d${at}_${name}`, days), name).toEqual(everywhere(held));
      },
    );
  });

  test.each(people.map(([name, , holds], at) => [name, at, holds] as const))(
    'TABLE-03 TABLE-24 "%s" is the same in a list, a color, a rule and a check',
    async (_, at, holds) => {
      expect(await answers(`p${at}`, ['mine', 'other'])).toEqual(everywhere(holds));
    },
  );
});
