import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('system', {
  menu: { group: 'computed', order: 50 },
  icon: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5h.01',
  synonyms:
    'created,created by,created at,updated,modified,author,record id,记录信息,创建人,创建时间,修改人,修改时间,系统字段',
  create: () => ({ type: 'system', source: 'created_at' }),
  panel: (_, { of }) => ({ first: [of('source')], required: ['source'] }),
  isUnindexed: true,
  comparedAs: ({ source }) => (source === 'created_by' ? 'user' : source === 'record_id' ? 'code' : 'datetime'),
});
