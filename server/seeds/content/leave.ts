import type { DemoContent, DemoTable } from './application.ts';
import { dayAfter } from './days.ts';
import { all, choice, condition, field } from './words.ts';

const kinds = choice(
  ['holiday', ['Holiday', '年假'], '#2080f0'],
  ['sick', ['Sick leave', '病假'], '#d03050'],
  ['parental', ['Parental leave', '育儿假'], '#8a2be2'],
  ['unpaid', ['Unpaid leave', '事假'], '#8c8c8c'],
);

const states = choice(
  ['asked', ['Asked', '待审批'], '#f0a020'],
  ['approved', ['Approved', '已批准'], '#18a058'],
  ['refused', ['Refused', '已拒绝'], '#d03050'],
  ['withdrawn', ['Withdrawn', '已撤回'], '#8c8c8c'],
);

const requests: DemoTable = {
  key: 'requests',
  name: 'Requests',
  count: 924,
  form: () => ({
    title_field: 'number',
    layout: { columns: 2 },
    fields: [
      field('number', ['Number', '编号'], {
        type: 'serial',
        parts: [
          { kind: 'date', format: 'YYYY' },
          { kind: 'text', text: '-' },
          { kind: 'counter', digits: 4, restart: 'yearly' },
        ],
      }),
      field('person', ['Person', '申请人'], { type: 'user' }, { is_required: true, initial: { kind: 'currentUser' } }),
      field('kind', ['Type', '类型'], kinds, { is_required: true, initial: { kind: 'value', value: 'holiday' } }),
      field('state', ['Status', '状态'], states, { is_required: true, initial: { kind: 'value', value: 'asked' } }),
      field('from', ['First day', '开始日期'], { type: 'date', granularity: 'day' }, { is_required: true }),
      field('until', ['Last day', '结束日期'], { type: 'date', granularity: 'day' }, { is_required: true }),
      field(
        'days',
        ['Working days', '工作日天数'],
        { type: 'number', precision: 1, min: 0.5, max: 366 },
        { is_required: true, initial: { kind: 'value', value: 1 } },
      ),
      field('reason', ['Reason', '事由'], { type: 'text', widget: 'area' }),
      field('decided_by', ['Decided by', '审批人'], { type: 'user' }),
      field('refused_because', ['Refused because', '拒绝原因'], { type: 'text' }),
    ],
    list: {
      columns: ['number', 'person', 'kind', 'from', 'until', 'days', 'state', 'decided_by'].map((name) => ({
        field: name,
      })),
      sort: ['-from'],
    },
    rules: [
      {
        id: 'refusal',
        name: 'A refusal has a reason',
        when: all(condition('state', 'eq', 'refused')),
        // oxlint-disable-next-line unicorn/no-thenable -- a property of the contract
        then: [{ do: 'state', targets: ['refused_because'], is_required: true, is_hidden: false }],
        otherwise: [{ do: 'state', targets: ['refused_because'], is_hidden: true }],
      },
    ],
    checks: [
      {
        id: 'order',
        holds: {
          logicalOperator: 'all',
          children: [
            { kind: 'condition', field: 'until', operator: 'gte', value_from: { kind: 'field', field: 'from' } },
          ],
        },
        field: 'until',
        message: { 'en-US': 'The last day is before the first.', 'zh-CN': '结束日期早于开始日期。' },
      },
    ],
  }),
  views: [{ key: 'waiting', name: 'Waiting for a decision', filter: all(condition('state', 'eq', 'asked')) }],
  record: ({ draw, people, today }) => {
    const start = draw.between(-700, 120);
    const length = draw.between(1, 14);
    const state =
      start > 20
        ? draw.one(['asked', 'asked', 'approved'])
        : draw.one(['approved', 'approved', 'approved', 'refused', 'withdrawn']);
    return {
      person: draw.one(people),
      kind: draw.one(['holiday', 'holiday', 'holiday', 'sick', 'parental', 'unpaid']),
      state,
      from: dayAfter(today, start),
      until: dayAfter(today, start + length - 1),
      days: Math.max(1, Math.round((length * 5) / 7)),
      ...(state === 'approved' || state === 'refused' ? { decided_by: draw.one(people) } : {}),
      ...(state === 'refused'
        ? { refused_because: draw.one(['Stock-taking in that week', 'Too many people are away', '当周人手不足']) }
        : {}),
    };
  },
};

const entitlements: DemoTable = {
  key: 'entitlements',
  name: 'Entitlements',
  count: 36,
  form: () => ({
    title_field: 'year',
    layout: { columns: 2 },
    fields: [
      field('person', ['Person', '员工'], { type: 'user' }, { is_required: true }),
      field('year', ['Year', '年度'], { type: 'number', precision: 0, min: 2000, max: 2100 }, { is_required: true }),
      field(
        'days',
        ['Days of holiday', '年假天数'],
        { type: 'number', precision: 1, min: 0, max: 60 },
        { is_required: true },
      ),
      field(
        'carried',
        ['Carried over', '上年结转'],
        { type: 'number', precision: 1, min: 0, max: 30 },
        { initial: { kind: 'value', value: 0 } },
      ),
      field('total', ['In all', '合计'], {
        type: 'formula',
        expression: 'days + carried',
        result: 'number',
        precision: 1,
      }),
    ],
    list: {
      columns: ['person', 'year', 'days', 'carried', 'total'].map((name) => ({ field: name })),
      sort: ['-year'],
    },
  }),
  record: ({ draw, at, people, today }) => ({
    person: people[at % people.length] ?? null,
    year: today.getUTCFullYear() - (Math.floor(at / people.length) % 3),
    days: draw.one([25, 28, 30]),
    carried: draw.between(0, 5),
  }),
};

const closings: DemoTable = {
  key: 'closings',
  name: 'Company closings',
  count: 40,
  form: () => ({
    title_field: 'name',
    fields: [
      field('name', ['Name', '名称'], { type: 'text', max_length: 80 }, { is_required: true }),
      field('day', ['Day', '日期'], { type: 'date', granularity: 'day' }, { is_required: true }),
      field('is_half', ['Half a day', '半天'], { type: 'boolean' }),
    ],
    list: { columns: ['day', 'name', 'is_half'].map((name) => ({ field: name })), sort: ['-day'] },
  }),
  record: ({ draw, at, today }) => ({
    name: draw.one(['Bridge day', 'Stock-taking', 'Works outing', '盘点', '公司团建']),
    day: dayAfter(today, at * 27 - 700),
    is_half: draw.chance(0.2),
  }),
};

const ask = ['query', 'add'] as const;

/** Leave and absence: everybody asks and sees their own requests; the people department decides. */
export const leave: DemoContent = {
  application: 'Leave and absence',
  category: 'Absence',
  tables: [requests, entitlements, closings],
  menus: [
    {
      name: 'My requests',
      icon: 'calendar',
      shows: 'requests',
      grants: [
        {
          rights: ask,
          rows: {
            kind: 'filter',
            filter: {
              logicalOperator: 'all',
              children: [{ kind: 'condition', field: 'person', operator: 'eq', value_from: { kind: 'currentUser' } }],
            },
          },
          fields: {
            kind: 'listed',
            fields: [
              ...['person', 'kind', 'from', 'until', 'days', 'reason'].map((name) => ({ field: name, can_edit: true })),
              ...['number', 'state', 'decided_by', 'refused_because'].map((name) => ({ field: name, can_edit: false })),
            ],
          },
        },
      ],
    },
    {
      name: 'Decisions',
      icon: 'check',
      menus: [
        {
          name: 'Waiting for a decision',
          icon: 'clock',
          shows: 'waiting',
          grants: [{ department: 'People', rights: ['query', 'edit'] }],
        },
        {
          name: 'All requests',
          icon: 'list',
          shows: 'requests',
          grants: [{ department: 'People', rights: ['query', 'add', 'edit', 'delete', 'export'] }],
        },
      ],
    },
    {
      name: 'Entitlements',
      icon: 'star',
      shows: 'entitlements',
      grants: [{ department: 'People', rights: ['query', 'add', 'edit', 'export', 'import'] }],
    },
    { name: 'Company closings', icon: 'calendar', shows: 'closings', grants: [{ rights: ['query'] }] },
  ],
};
