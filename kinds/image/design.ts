import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('image', {
  menu: { group: 'common', order: 80 },
  icon: 'M5 4h14a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 5 4ZM8.5 10.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM4 17l5-4 3.5 2.5L16 12l4.5 4',
  synonyms: 'picture,photo,camera,gallery,attachment,图片,照片,相片,拍照,图像,附件',
  panel: (_, { of }) => ({ validation: [of('max_files'), of('only_camera')], display: [of('watermark')] }),
  convertsTo: () => ['file'],
});
