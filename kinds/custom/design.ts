import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('custom', {
  menu: { group: 'more', order: 110 },
  icon: 'M21 8 12 3 3 8v8l9 5 9-5ZM3.3 8.2 12 13l8.7-4.8M12 13v8',
  synonyms: 'component,plugin,widget,extension,自定义,组件,插件,扩展',
  create: () => ({ type: 'custom', component_id: '', value_type: 'text' }),
  panel: (_, { of }) => ({
    first: [of('component_id'), of('value_type')],
    required: ['component_id', 'value_type'],
  }),
});
