import type { DemoTable } from '../application.ts';
import { subjects } from '../sample-names.ts';
import { dayAfter, momentAfter } from '../days.ts';
import { choice, field } from '../words.ts';

/** Conversations with the companies, newest first. */
export const conversations: DemoTable = {
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
          ['mail', ['Email', '邮件']],
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
