import type { DemoTable, Making } from '../application.ts';
import { cities, companyNames } from '../sample-names.ts';
import { dayAfter } from '../days.ts';
import { all, choice, condition, field } from '../words.ts';

const statuses = choice(
  ['lead', ['Lead', '线索'], '#8c8c8c'],
  ['active', ['Customer', '客户'], '#18a058'],
  ['paused', ['Paused', '暂停'], '#f0a020'],
  ['lost', ['Lost', '流失'], '#d03050'],
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

/** Companies: the table that the three others point at. */
export const companies: DemoTable = {
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
