import type { DemoTable } from '../application.ts';
import { jobs, people } from '../sample-names.ts';
import { field } from '../words.ts';

/** People of the companies. */
export const contacts: DemoTable = {
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
