import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('cascade', {
  menu: { group: 'more', order: 70 },
  icon: 'M4 5h8M8 5v14M8 12h5M8 19h5M16 12h4M16 19h4',
  synonyms: 'levels,hierarchy,tree,category,subcategory,region,级联,层级,分级,树形,分类',
  create: ({ options }) => ({ type: 'cascade', options: options(true) }),
  panel: ({ options }, panel) => ({ first: panel.options(options, true), validation: [panel.of('only_leaves')] }),
});
