import type { Locale } from '../host-for.ts';

const texts = {
  'en-US': {
    list: 'Repairs',
    fields: { title: 'What', status: 'Status', reported: 'Reported', cost: 'Cost' },
    status: { open: 'Open', done: 'Done' },
    months: ['Sep 2026', 'Oct 2026', 'Nov 2026'],
    titles: ['Pump of line 2 leaks', 'Door of hall B sticks', 'Belt worn', 'Light above gate 3', 'Fan too loud'],
  },
  'zh-CN': {
    list: '维修',
    fields: { title: '内容', status: '状态', reported: '报修日期', cost: '费用' },
    status: { open: '处理中', done: '已完成' },
    months: ['2026年9月', '2026年10月', '2026年11月'],
    titles: ['2号线水泵漏水', 'B车间大门卡住', '皮带磨损', '3号门照明灯', '风扇噪音过大'],
  },
};

const days = ['2026-11-21', '2026-11-12', '2026-10-30', '2026-10-04', '2026-09-17'];
const costs = [1250.5, 80, 430, 45, 210];

/** Whether a record is in the column of a board that is asked for. */
function isShown(at: number, filter: object | undefined): boolean {
  const asked = JSON.stringify(filter ?? {});
  if (asked.includes('isEmpty')) return false;
  return !asked.includes('"status"') || asked.includes(at < 2 ? '"open"' : '"done"');
}

/** What the calls of blocks answer about a list of repairs, in the language of the story. */
export function blockAnswers(locale: Locale): Readonly<Record<string, unknown>> {
  const { list, fields, status, months, titles } = texts[locale];
  const options = Object.entries(status).map(([value, label]) => ({ value, label }));
  const column = (field: keyof typeof fields, kind: string, more: object = {}) => ({
    field,
    label: fields[field],
    kind,
    is_sortable: true,
    is_range: false,
    ...more,
  });
  const known = (field: keyof typeof fields, kind: string, more: object = {}) => ({
    field,
    label: fields[field],
    kind,
    is_multiple: false,
    ...more,
  });
  return {
    getMenuTable: {
      table_id: 't1',
      table_name: list,
      menu_name: list,
      title_field: 'title',
      columns: [
        column('title', 'text'),
        column('status', 'tag', { options }),
        column('reported', 'date'),
        column('cost', 'number', { digits: 2 }),
      ],
      bulk_fields: [{ field: 'status', label: fields.status }],
      filters: [known('status', 'option', { options }), known('reported', 'date'), known('cost', 'number')],
      rights: { add: true, edit: true, delete: false, export: false, import: false, share: false },
    },
    getMenuStatistic: {
      totals: { value: 2015.5 },
      totals_display: { value: '¥2,015.50' },
      rows: months.flatMap((month, at) =>
        options.map(({ value, label }, index) => ({
          groups: { group: month, split: value, column: value },
          labels: { group: month, split: label },
          values: { value: 3 + ((at * 5 + index * 4) % 7), count: value === 'open' ? 2 : 3 },
          display: {},
          filter: { logicalOperator: 'all', children: [{ kind: 'condition', field: 'status', operator: 'eq', value }] },
        })),
      ),
      is_cut: false,
    },
    listMenuRecords: ({ filter }: { filter?: object }) => ({
      items: titles.flatMap((title, at) =>
        isShown(at, filter)
          ? [
              {
                record_id: `r${at}`,
                data: { title, status: at < 2 ? 'open' : 'done', reported: days[at], cost: costs[at] },
                display: { status: at < 2 ? status.open : status.done },
                files: [],
                rights: { edit: true, delete: false },
              },
            ]
          : [],
      ),
      total: 12,
      page: 1,
      size: 5,
    }),
  };
}
