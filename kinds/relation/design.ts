import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('relation', {
  menu: { group: 'common', order: 60 },
  icon: 'M4 4h7v6H4ZM13 14h7v6h-7ZM7.5 10v4.5a2.5 2.5 0 0 0 2.5 2.5h3',
  synonyms:
    'link to table,link to another table,reference,linked record,foreign key,lookup,connect,join,关联,关联记录,链接到表,引用,外键,连接',
  create: ({ tableId }) => ({ type: 'relation', logical_table_id: tableId }),
  panel({ logical_table_id: view, reverse_field: reverse }, { of, choice, several, conditions, fieldsOf, targets }) {
    const fields = fieldsOf(view);
    // The other side of a relation that points to this table: it is stored in the other one.
    const pointing = fields.filter((one) => one.kind.type === 'relation' && one.kind.reverse_field === undefined);
    const isOffered = pointing.length > 0 || reverse !== undefined;
    return {
      first: [choice('logical_table_id', targets, view)],
      main: [of('is_multiple')],
      validation: [conditions('filter', fields)],
      display: [of('widget'), several('display_fields', fields, 20), of('may_add')],
      advanced: [...(isOffered ? [choice('reverse_field', pointing, reverse)] : []), of('on_delete')],
      required: ['logical_table_id'],
    };
  },
  mayBeUnique: true,
  initial: ['parameter'],
  comparedAs: () => 'record',
});
