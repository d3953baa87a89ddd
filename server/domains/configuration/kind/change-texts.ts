/** What changed in a document, in words. `{part}` is a prop's name, `{node}` what the node is called. */
const texts = {
  'en-US': {
    document: '{part} of the page',
    node: '{part} of “{node}”',
    added: 'Added: {widget} “{node}”',
    removed: 'Removed: {widget} “{node}”',
    moved: 'Moved: “{node}”',
    first: 'first in “{node}”',
    last: 'last in “{node}”',
    after: 'after “{node}”',
  },
  'zh-CN': {
    document: '页面的 {part}',
    node: '“{node}”的 {part}',
    added: '新增：{widget}“{node}”',
    removed: '移除：{widget}“{node}”',
    moved: '移动：“{node}”',
    first: '“{node}”内最前',
    last: '“{node}”内最后',
    after: '“{node}”之后',
  },
} as const;

export type ChangeText = keyof (typeof texts)['en-US'];

/** The pattern in the caller's language; for `fillText`. */
export function changeText(name: ChangeText, locale: string): string {
  return texts[locale === 'en-US' ? 'en-US' : 'zh-CN'][name];
}
