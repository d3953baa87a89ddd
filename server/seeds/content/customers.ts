import type { Schemas } from '#openapi';
import type { DemoContent, DemoTable, Making } from './application.ts';
import { cities, companyNames, jobs, people, subjects } from './sample-names.ts';
import { dayAfter, momentAfter } from './days.ts';
import { all, choice, condition, field } from './words.ts';

const statuses = choice(
  ['lead', ['Lead', '线索'], '#8c8c8c'],
  ['active', ['Customer', '客户'], '#18a058'],
  ['paused', ['Paused', '暂停'], '#f0a020'],
  ['lost', ['Lost', '流失'], '#d03050'],
);

const stages = choice(
  ['first', ['First talk', '初次沟通'], '#8c8c8c'],
  ['offer', ['Offer sent', '已报价'], '#2080f0'],
  ['negotiation', ['Negotiation', '谈判中'], '#f0a020'],
  ['won', ['Won', '赢单'], '#18a058'],
  ['lost', ['Lost', '丢单'], '#d03050'],
);

function companyName({ draw, at }: Making): string {
  // The number keeps names apart, as branches of one company have them.
  const branch = Math.floor(at / 60) + 1;
  if (draw.chance(0.4)) {
    const { place, name, trade } = companyNames.chinese;
    return `${draw.one(place)}${draw.one(name)}${draw.one(trade)}${branch > 1 ? `第${branch}分公司` : '有限公司'}`;
  }
  const { first, second, last } = companyNames.english;
  return `${draw.one(first)}${draw.one(second)} ${draw.one(last)}${branch > 1 ? ` ${branch}` : ''}`;
}

const companies: DemoTable = {
  key: 'companies',
  name: 'Companies',
  count: 700,
  form: (defaultView) => ({
    title_field: 'name',
    layout: { columns: 2 },
    fields: [
      field('number', ['Number', '编号'], {
        type: 'serial',
        parts: [
          { kind: 'text', text: 'C-' },
          { kind: 'counter', digits: 5 },
        ],
      }),
      field('name', ['Company', '公司'], { type: 'text', max_length: 120 }, { is_required: true }),
      field('status', ['Status', '状态'], statuses, { is_required: true, initial: { kind: 'value', value: 'lead' } }),
      field('city', ['City', '城市'], { type: 'text', max_length: 60 }),
      field('responsible', ['Responsible', '负责人'], { type: 'user' }, { initial: { kind: 'currentUser' } }),
      field('since', ['Customer since', '合作开始'], { type: 'date', granularity: 'day' }),
      field('revenue', ['Revenue last year', '去年营业额'], {
        type: 'number',
        style: 'money',
        currency: 'EUR',
        precision: 2,
        min: 0,
        is_grouped: true,
      }),
      field('newsletter', ['Newsletter', '订阅简报'], { type: 'boolean' }),
      field('website', ['Website', '网站'], { type: 'text', format: 'url' }),
      field('notes', ['Notes', '备注'], { type: 'text', widget: 'area' }),
      // The other side of the relations in the tables below: who points at this company.
      field('contacts', ['Contacts', '联系人'], {
        type: 'relation',
        logical_table_id: defaultView('contacts'),
        is_multiple: true,
        reverse_field: 'company',
      }),
      field('deals', ['Deals', '商机'], {
        type: 'relation',
        logical_table_id: defaultView('deals'),
        is_multiple: true,
        reverse_field: 'company',
      }),
      field('volume', ['Value of all deals', '商机总额'], {
        type: 'rollup',
        of: 'deals',
        function: 'sum',
        field: 'value',
      }),
    ],
    list: {
      columns: ['number', 'name', 'status', 'city', 'responsible', 'revenue', 'volume', 'since'].map((name) => ({
        field: name,
      })),
      sort: ['name'],
    },
    rules: [
      {
        id: 'since',
        name: 'Customers have a beginning',
        when: all(condition('status', 'eq', 'active')),
        // oxlint-disable-next-line unicorn/no-thenable -- a property of the contract
        then: [{ do: 'state', targets: ['since'], is_required: true }],
      },
    ],
  }),
  views: [
    { key: 'active', name: 'Customers', filter: all(condition('status', 'eq', 'active')) },
    {
      key: 'key',
      name: 'Key accounts',
      filter: all(condition('status', 'eq', 'active'), condition('revenue', 'gte', 250_000)),
    },
  ],
  record: (making) => {
    const { draw, today, people: staff } = making;
    const status = draw.one(['lead', 'active', 'active', 'active', 'paused', 'lost']);
    const name = companyName(making);
    return {
      name,
      status,
      city: draw.one(cities),
      responsible: draw.one(staff),
      newsletter: draw.chance(0.6),
      website: `https://www.example.com/${making.at + 1}`,
      ...(status === 'lead' ? {} : { since: dayAfter(today, -draw.between(30, 3000)) }),
      ...(status === 'lead' ? {} : { revenue: draw.between(100_000, 60_000_000) / 100 }),
    };
  },
};

const contacts: DemoTable = {
  key: 'contacts',
  name: 'Contacts',
  count: 1500,
  form: (defaultView) => ({
    title_field: 'name',
    layout: { columns: 2 },
    fields: [
      field('name', ['Name', '姓名'], { type: 'text', max_length: 80 }, { is_required: true }),
      field(
        'company',
        ['Company', '公司'],
        {
          type: 'relation',
          logical_table_id: defaultView('companies'),
          on_delete: 'refuse',
        },
        { is_required: true },
      ),
      field('job', ['Job', '职务'], { type: 'text', max_length: 60 }),
      field('mail', ['Email', '邮箱'], { type: 'text', format: 'email' }),
      field('phone', ['Mobile', '手机'], { type: 'text', max_length: 30 }),
      field('is_main', ['Main contact', '主要联系人'], { type: 'boolean' }),
    ],
    list: {
      columns: ['name', 'company', 'job', 'mail', 'phone', 'is_main'].map((name) => ({ field: name })),
      sort: ['name'],
    },
  }),
  record: ({ draw, at, records }) => ({
    name: draw.chance(0.4) ? draw.one(people.chinese) : `${draw.one(people.first)} ${draw.one(people.last)}`,
    company: draw.one(records('companies')),
    job: draw.one(jobs),
    mail: `contact${at + 1}@example.com`,
    phone: `+49 151 ${String(10_000_000 + at * 137).slice(0, 8)}`,
    is_main: draw.chance(0.3),
  }),
};

const deals: DemoTable = {
  key: 'deals',
  name: 'Deals',
  count: 800,
  form: (defaultView) => ({
    title_field: 'title',
    layout: { columns: 2 },
    fields: [
      field('title', ['Deal', '商机'], { type: 'text', max_length: 120 }, { is_required: true }),
      field(
        'company',
        ['Company', '公司'],
        { type: 'relation', logical_table_id: defaultView('companies'), on_delete: 'refuse' },
        { is_required: true },
      ),
      field('stage', ['Stage', '阶段'], stages, { is_required: true, initial: { kind: 'value', value: 'first' } }),
      field(
        'value',
        ['Value', '金额'],
        { type: 'number', style: 'money', currency: 'EUR', precision: 2, min: 0, is_grouped: true },
        { is_required: true },
      ),
      field('chance', ['Chance', '成交概率'], { type: 'number', style: 'percent', precision: 2, min: 0, max: 1 }),
      field('expected', ['Expected value', '预期金额'], {
        type: 'formula',
        expression: 'value * chance',
        result: 'number',
        precision: 2,
      }),
      field('closes', ['Expected on', '预计成交日'], { type: 'date', granularity: 'day' }),
      field('responsible', ['Responsible', '负责人'], { type: 'user' }, { initial: { kind: 'currentUser' } }),
    ],
    list: {
      columns: ['title', 'company', 'stage', 'value', 'chance', 'expected', 'closes', 'responsible'].map((name) => ({
        field: name,
      })),
      sort: ['closes'],
    },
  }),
  views: [
    {
      key: 'open',
      name: 'Open deals',
      filter: all(condition('stage', 'in', ['first', 'offer', 'negotiation'])),
    },
  ],
  record: ({ draw, at, records, people: staff, today }) => {
    const stage = draw.one(['first', 'offer', 'negotiation', 'won', 'lost']);
    const chances: Record<string, number> = { first: 0.1, offer: 0.3, negotiation: 0.6, won: 1, lost: 0 };
    const isOver = stage === 'won' || stage === 'lost';
    return {
      title: `${draw.one(['Frame contract', 'First order', 'Renewal', 'Trial delivery', '年度框架合同', '首批订单'])} ${at + 1}`,
      company: draw.one(records('companies')),
      stage,
      value: draw.between(200_000, 9_000_000) / 100,
      chance: chances[stage] ?? 0,
      closes: dayAfter(today, isOver ? -draw.between(1, 400) : draw.between(1, 180)),
      responsible: draw.one(staff),
    };
  },
};

const conversations: DemoTable = {
  key: 'conversations',
  name: 'Conversations',
  count: 2000,
  form: (defaultView) => ({
    title_field: 'subject',
    layout: { columns: 2 },
    fields: [
      field('subject', ['Subject', '主题'], { type: 'text', max_length: 120 }, { is_required: true }),
      field(
        'company',
        ['Company', '公司'],
        {
          type: 'relation',
          logical_table_id: defaultView('companies'),
          on_delete: 'refuse',
        },
        { is_required: true },
      ),
      field(
        'way',
        ['Way', '方式'],
        choice(
          ['call', ['Call', '电话']],
          ['visit', ['Visit', '拜访']],
          ['mail', ['Mail', '邮件']],
          ['video', ['Video', '视频']],
        ),
        { is_required: true, initial: { kind: 'value', value: 'call' } },
      ),
      field(
        'at',
        ['When', '时间'],
        { type: 'date', granularity: 'minute' },
        { is_required: true, initial: { kind: 'now' } },
      ),
      field('by', ['By', '记录人'], { type: 'user' }, { initial: { kind: 'currentUser' } }),
      field('next_step', ['Next step on', '下次跟进'], { type: 'date', granularity: 'day' }),
      field('notes', ['Notes', '内容'], { type: 'text', widget: 'area' }),
    ],
    list: {
      columns: ['at', 'subject', 'company', 'way', 'by', 'next_step'].map((name) => ({ field: name })),
      sort: ['-at'],
    },
  }),
  record: ({ draw, records, people: staff, today }) => ({
    subject: draw.one(subjects),
    company: draw.one(records('companies')),
    way: draw.one(['call', 'visit', 'mail', 'video']),
    at: momentAfter(today, -draw.between(60, 600_000)),
    by: draw.one(staff),
    ...(draw.chance(0.4) ? { next_step: dayAfter(today, draw.between(-5, 60)) } : {}),
  }),
};

/** Conversations that somebody of the reader's departments had. */
const ofOwnDepartment: Schemas['FilterConditions'] = {
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'by', operator: 'under', value_from: { kind: 'currentDepartments' } }],
};

const everything = ['query', 'add', 'edit', 'delete', 'export', 'import'] as const;
const salesWork = [{ department: 'Sales', rights: ['query', 'add', 'edit', 'export'] }] as const;

/** Customers: four tables that point at each other. Sales works in them; finance reads the deals that were won or are open. */
export const customers: DemoContent = {
  application: 'Customers',
  category: 'Sales',
  tables: [companies, contacts, deals, conversations],
  menus: [
    {
      name: 'Companies',
      icon: 'briefcase',
      menus: [
        { name: 'Customers', icon: 'star', shows: 'active', grants: salesWork },
        { name: 'Key accounts', icon: 'star', shows: 'key', grants: salesWork },
        {
          name: 'All companies',
          icon: 'list',
          shows: 'companies',
          grants: [...salesWork, { department: 'Operations', rights: everything }],
        },
      ],
    },
    { name: 'Contacts', icon: 'users', shows: 'contacts', grants: salesWork },
    {
      name: 'Deals',
      icon: 'cart',
      menus: [
        { name: 'Open deals', icon: 'clock', shows: 'open', grants: salesWork },
        {
          name: 'All deals',
          icon: 'list',
          shows: 'deals',
          grants: [
            ...salesWork,
            {
              department: 'Finance',
              rights: ['query', 'export'],
              fields: {
                kind: 'listed',
                fields: ['title', 'company', 'stage', 'value', 'closes'].map((name) => ({
                  field: name,
                  can_edit: false,
                })),
              },
            },
          ],
        },
      ],
    },
    {
      name: 'Conversations',
      icon: 'phone',
      shows: 'conversations',
      grants: [
        { department: 'Sales', rights: ['query', 'add', 'edit'], rows: { kind: 'filter', filter: ofOwnDepartment } },
      ],
    },
  ],
};
