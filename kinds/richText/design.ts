import { defineDesign } from '../base/define-design.ts';

export const design = defineDesign('richText', {
  menu: { group: 'more', order: 60 },
  icon: 'M4 5h16M4 10h9M4 15h16M4 20h9',
  synonyms: 'markdown,formatted text,rich text,article,html,description,富文本,格式文本,文章,正文',
  panel: (_, { of }) => ({ validation: [of('max_length')], display: [of('height')] }),
  hasPlaceholder: true,
  initial: ['value', 'formula', 'parameter'],
  fixed: () => ({ name: 'initial', schema: { type: 'string', maxLength: 1000 } }),
  convertsTo: () => ['text'],
  comparedAs: () => 'text',
  example: (_, { label }) => label,
  isSetByRules: true,
});
