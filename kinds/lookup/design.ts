import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('lookup', {
  menu: { group: 'computed', order: 30 },
  icon: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20.5 20.5M8 10.5h5',
  synonyms: 'look up,reference,value of linked record,vlookup,引用,查找,关联字段,带出',
  create: ({ relations }) => ({ type: 'lookup', relation: relations[0] ?? '', field: '' }),
  panel({ relation, field }, { fields, choice, behind }) {
    const relations = fields.filter((one) => one.kind.type === 'relation');
    return {
      first: [choice('relation', relations, relation, 'relation'), choice('field', behind(relation), field)],
      required: ['relation', 'field'],
    };
  },
  isUnindexed: true,
});
