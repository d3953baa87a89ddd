import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('subTable', {
  menu: { group: 'rows', order: 10 },
  icon: 'M4 4.5h16a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM3 9.5h18M3 14.5h18M9.5 9.5v10',
  synonyms: 'rows,line items,details,table,grid,list,nested,子表,明细,表格,行,清单',
  create: ({ columns: { item, quantity, note } }) => ({
    type: 'subTable',
    fields: [
      { node: 'field', id: 'item', label: item, is_required: true, kind: { type: 'text' } },
      { node: 'field', id: 'quantity', label: quantity, kind: { type: 'number', precision: 0, min: 0 } },
      { node: 'field', id: 'note', label: note, kind: { type: 'text' } },
    ],
  }),
  panel({ fields }, { of, several, known }) {
    const summed = fields.filter(({ kind }) => kind.type === 'number' || kind.type === 'formula');
    return {
      validation: [of('min_rows'), of('max_rows')],
      display: [of('widget'), several('totals', known(summed), 20)],
    };
  },
  isUnindexed: true,
  example: ({ fields }, { row }) => [{ kind: 'row', data: row(fields) }],
});
