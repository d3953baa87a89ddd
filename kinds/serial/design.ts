import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('serial', {
  menu: { group: 'computed', order: 40 },
  icon: 'M4 7.5 6 6v6M4 18.5c0-3 3.5-2.5 3.5-4.5 0-1.5-3-1.5-3.5 0M4 18.5h3.7M12 8h8.5M12 16.5h8.5',
  synonyms: 'auto number,autonumber,id,code,sequence,counter,编号,流水号,自动编号,序号,单号',
  create: () => ({ type: 'serial', parts: [{ kind: 'counter', digits: 4 }] }),
  panel(_, { fields, of, helped }) {
    const named = fields.filter(({ kind: { type } }) => type === 'text' || type === 'select' || type === 'number');
    return {
      first: [{ name: 'parts', schema: {}, ui: { 'ui:field': 'serialParts', 'ui:options': { fields: named } } }],
      advanced: [helped(of('gaps'), 'gaps')],
    };
  },
  convertsTo: () => ['text'],
  comparedAs: () => 'text',
});
