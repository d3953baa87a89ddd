import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('signature', {
  menu: { group: 'more', order: 90 },
  icon: 'M3 16c3-9 6-12 7-9.5S7 17 9 16.5s3-5 4.5-4.5-.5 3.5 1.5 3.5 2.5-1.5 5-1.5M3 20.5h18',
  synonyms: 'sign,handwriting,approval,签名,手写,签字',
});
