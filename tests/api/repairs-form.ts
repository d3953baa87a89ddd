import type { Schemas } from '#openapi';

const options = {
  source: 'fixed' as const,
  options: [
    { value: 'open', label: { 'en-US': 'Open', 'zh-CN': '待处理' } },
    { value: 'done', label: 'Done' },
  ],
};

/** One field of each kind that a first table needs. */
export const repairs = (formLabel: string): Schemas['FormConfig'] => ({
  formLabel,
  title_field: 'title',
  fields: [
    {
      node: 'field',
      id: 'number',
      label: 'Number',
      kind: {
        type: 'serial',
        parts: [
          { kind: 'text', text: 'R-' },
          { kind: 'counter', digits: 4 },
        ],
      },
    },
    { node: 'field', id: 'title', label: 'Title', is_required: true, kind: { type: 'text' } },
    {
      node: 'field',
      id: 'code',
      label: 'Code',
      is_unique: true,
      kind: { type: 'text', pattern: { expression: '[A-Z]{2}[0-9]+' } },
    },
    { node: 'field', id: 'costs', label: 'Costs', kind: { type: 'number', style: 'money', precision: 2, min: 0 } },
    {
      node: 'field',
      id: 'status',
      label: 'Status',
      initial: { kind: 'value', value: 'open' },
      kind: { type: 'select', options },
    },
    { node: 'field', id: 'urgent', label: 'Urgent', kind: { type: 'boolean' } },
    { node: 'field', id: 'due', label: 'Due', kind: { type: 'date', granularity: 'day' } },
    { node: 'field', id: 'seen', label: 'Seen', kind: { type: 'date', granularity: 'minute' } },
    { node: 'field', id: 'at', label: 'At', kind: { type: 'time' } },
    { node: 'field', id: 'period', label: 'Period', kind: { type: 'dateRange', granularity: 'day' } },
    { node: 'field', id: 'tags', label: 'Tags', kind: { type: 'multiSelect', options, is_open: true } },
    { node: 'field', id: 'owner', label: 'Owner', kind: { type: 'user' } },
    {
      node: 'field',
      id: 'double',
      label: 'Twice',
      kind: { type: 'formula', expression: 'costs * 2', result: 'number', precision: 2 },
    },
  ],
});
