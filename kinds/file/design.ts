import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('file', {
  menu: { group: 'common', order: 70 },
  icon: 'M19.5 11.5l-7.6 7.6a4.6 4.6 0 0 1-6.5-6.5l8-8a3.1 3.1 0 0 1 4.4 4.4l-8 8a1.5 1.5 0 0 1-2.2-2.2l7.2-7.1',
  synonyms: 'attachment,document,upload,pdf,文件,附件,文档,上传',
  panel: (_, { of }) => ({
    validation: [
      of('max_files'),
      { name: 'max_size_mb', schema: { type: 'number', exclusiveMinimum: 0, maximum: 100 } },
      { ...of('extensions'), ui: { 'ui:widget': 'textList' } },
    ],
  }),
  convertsTo: () => ['image'],
});
