import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('colour', {
  menu: { group: 'more', order: 80 },
  icon: 'M12 3.5s6.5 6.7 6.5 11a6.5 6.5 0 0 1-13 0c0-4.3 6.5-11 6.5-11ZM9 15a3 3 0 0 0 3 3',
  synonyms: 'color,colour,hex,paint,颜色,色彩',
  initial: ['value', 'formula', 'parameter'],
  fixed: () => ({ name: 'initial', schema: { type: 'string' }, ui: { 'ui:widget': 'color' } }),
  convertsTo: () => ['text'],
  comparedAs: () => 'code',
  example: () => '#4f46e5',
});
