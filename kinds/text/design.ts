import { defineDesign } from '../base/define-design.ts';

const examples: Readonly<Record<string, string>> = {
  email: 'name@example.com',
  url: 'https://example.com',
  mobile: '13800138000',
  postcode: '200000',
};

export const design = defineDesign('text', {
  menu: { group: 'common', order: 10 },
  icon: 'M5 7V5h14v2M12 5v14M9 19h6',
  synonyms:
    'string,line,name,email,phone,url,link,long text,textarea,paragraph,word,文本,文字,单行,多行,字符串,名称,姓名,电话,手机,邮箱,网址,链接,备注',
  panel(_, { of, ofPart, line, when }) {
    const message = line('pattern_message');
    const pattern = ofPart('pattern_expression', 'FieldPattern', 'expression');
    return {
      main: [of('widget'), of('format')],
      validation: [of('min_length'), of('max_length'), pattern, message],
      display: [when(of('rows'), { widget: 'area' })],
      words: [message],
    };
  },
  hasPlaceholder: true,
  mayBeUnique: true,
  initial: ['value', 'formula', 'parameter'],
  fixed: () => ({ name: 'initial', schema: { type: 'string', maxLength: 1000 } }),
  convertsTo: () => ['number', 'boolean', 'select', 'multiSelect', 'date', 'time', 'richText'],
  comparedAs: ({ widget }) => (widget === 'password' ? undefined : 'text'),
  example({ widget, format = 'plain', max_length: most }, { label }) {
    return widget === 'password' ? undefined : (examples[format] ?? label).slice(0, most);
  },
  isSetByRules: true,
});
