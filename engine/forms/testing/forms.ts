/** Designs that tests fill in, as builders save them. */
export const purchaseOrder = {
  formLabel: 'Purchase order',
  layout: { columns: 2 },
  fields: [
    {
      node: 'field',
      id: 'supplier',
      label: { 'en-US': 'Supplier', 'zh-CN': '供应商' },
      is_required: true,
      kind: { type: 'text' },
    },
    { node: 'field', id: 'due', label: 'Due', kind: { type: 'date', granularity: 'day', min: '2026-01-01' } },
    {
      node: 'field',
      id: 'code',
      label: 'Code',
      kind: { type: 'text', pattern: { expression: 'PO-[0-9]{4}', message: 'Write PO-0001.' } },
    },
    {
      node: 'field',
      id: 'lines',
      label: 'Lines',
      kind: {
        type: 'subTable',
        min_rows: 1,
        max_rows: 3,
        totals: ['amount'],
        fields: [
          { node: 'field', id: 'article', label: 'Article', is_required: true, kind: { type: 'text' } },
          {
            node: 'field',
            id: 'count',
            label: 'Count',
            initial: { kind: 'value', value: 1 },
            kind: { type: 'number', min: 1 },
          },
          { node: 'field', id: 'price', label: 'Price', kind: { type: 'number', precision: 2 } },
          {
            node: 'field',
            id: 'amount',
            label: 'Amount',
            kind: { type: 'formula', expression: 'count * price', result: 'number', precision: 2 },
          },
        ],
      },
    },
    { node: 'field', id: 'sum', label: 'Sum', kind: { type: 'rollup', of: 'lines', function: 'sum', field: 'amount' } },
    {
      node: 'field',
      id: 'tax',
      label: 'Tax',
      initial: { kind: 'value', value: 0.19 },
      kind: { type: 'number', style: 'percent', precision: 1 },
    },
    {
      node: 'field',
      id: 'total',
      label: 'Total',
      kind: { type: 'formula', expression: 'sum * (1 + tax)', result: 'number', precision: 2 },
    },
    { node: 'field', id: 'reason', label: 'Reason', is_hidden: true, kind: { type: 'text', widget: 'area' } },
  ],
  rules: [
    {
      id: 'large',
      expression: 'total > 1000',
      then: [{ do: 'state', targets: ['reason'], is_hidden: false, is_required: true }],
      otherwise: [{ do: 'state', targets: ['reason'], drops_value: true }],
    },
  ],
  checks: [{ id: 'sooner', expression: 'sum < 1000000', field: 'lines', message: 'Ask the board first.' }],
};

export const line = (article: string, count: number, price: number) => ({
  kind: 'row',
  data: { article, count, price },
});
