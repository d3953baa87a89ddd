import type { DemoTable } from '../application.ts';
import { dayAfter } from '../days.ts';
import { all, choice, condition, field } from '../words.ts';

const stages = choice(
  ['first', ['First talk', '初次沟通'], '#8c8c8c'],
  ['offer', ['Offer sent', '已报价'], '#2080f0'],
  ['negotiation', ['Negotiation', '谈判中'], '#f0a020'],
  ['won', ['Won', '赢单'], '#18a058'],
  ['lost', ['Lost', '丢单'], '#d03050'],
);

/** Deals with the companies, with their expected value by formula. */
export const deals: DemoTable = {
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
      field('chance', ['Chance', '成交概率'], { type: 'number', style: 'percent', precision: 0, min: 0, max: 1 }),
      field('expected', ['Expected value', '预期金额'], {
        type: 'formula',
        expression: 'value * chance',
        result: 'number',
        precision: 2,
      }),
      field('closes', ['Expected on', '预计成交日'], { type: 'date', granularity: 'day' }),
      field('responsible', ['Responsible', '负责人'], { type: 'user' }, { initial: { kind: 'currentUser' } }),
    ],
    // Whoever decides on a deal sees of the company what matters for it.
    detail: {
      columns: 2,
      fields: [
        'title',
        'stage',
        'company',
        'company.city',
        'company.status',
        'company.revenue',
        'value',
        'chance',
        'expected',
        'closes',
        'responsible',
      ],
    },
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
