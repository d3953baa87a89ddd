import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('address', {
  menu: { group: 'more', order: 100 },
  icon: 'M12 21s7-6.3 7-11.5a7 7 0 1 0-14 0C5 14.7 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  synonyms: 'location,place,map,street,city,province,region,position,gps,地址,位置,地图,省市区,定位,街道',
  create: () => ({ type: 'address', has_detail: true }),
  panel: (_, { of }) => ({
    main: [of('depth'), of('has_detail'), of('has_position')],
    validation: [{ name: 'regions', schema: {}, ui: { 'ui:field': 'optionTree' } }],
  }),
});
