import type { LocalizedText } from '#schemas/localized-text';

const colours: Readonly<Record<string, LocalizedText>> = {
  canvas: { 'en-US': 'Page', 'zh-CN': '页面' },
  surface: { 'en-US': 'Cards', 'zh-CN': '卡片' },
  'surface-raised': { 'en-US': 'Windows', 'zh-CN': '窗口' },
  'surface-sunken': { 'en-US': 'Sunken areas', 'zh-CN': '凹陷区域' },
  hover: { 'en-US': 'What is pointed at', 'zh-CN': '悬停背景' },
  border: { 'en-US': 'Lines', 'zh-CN': '线条' },
  'border-strong': { 'en-US': 'Edges of fields', 'zh-CN': '输入框边框' },
  ink: { 'en-US': 'Text', 'zh-CN': '文字' },
  'ink-muted': { 'en-US': 'Secondary text', 'zh-CN': '次要文字' },
  accent: { 'en-US': 'Main color', 'zh-CN': '主色' },
  'accent-hover': { 'en-US': 'Main color, pointed at', 'zh-CN': '主色（悬停）' },
  'accent-active': { 'en-US': 'Main color, pressed', 'zh-CN': '主色（按下）' },
  'accent-text': { 'en-US': 'Links', 'zh-CN': '链接' },
  'accent-soft': { 'en-US': 'Soft main color', 'zh-CN': '浅主色' },
  'accent-line': { 'en-US': 'Lines of the main color', 'zh-CN': '主色线条' },
  'on-accent': { 'en-US': 'Text on buttons', 'zh-CN': '按钮文字' },
  danger: { 'en-US': 'Danger', 'zh-CN': '危险' },
  'danger-hover': { 'en-US': 'Danger, pointed at', 'zh-CN': '危险（悬停）' },
};

const sizes: Readonly<Record<string, LocalizedText>> = {
  'radius-sm': { 'en-US': 'Small corners', 'zh-CN': '小圆角' },
  'radius-md': { 'en-US': 'Corners of fields and buttons', 'zh-CN': '输入框与按钮圆角' },
  'radius-lg': { 'en-US': 'Corners of cards', 'zh-CN': '卡片圆角' },
  control: { 'en-US': 'Height of fields and buttons', 'zh-CN': '输入框与按钮高度' },
  aside: { 'en-US': 'Width of the menu', 'zh-CN': '菜单宽度' },
};

const parts: Readonly<Record<string, LocalizedText>> = {
  base: { 'en-US': 'Base theme', 'zh-CN': '基础主题' },
  density: { 'en-US': 'Density', 'zh-CN': '疏密' },
  title: { 'en-US': 'Name', 'zh-CN': '名称' },
  light: { 'en-US': 'light', 'zh-CN': '浅色' },
  dark: { 'en-US': 'dark', 'zh-CN': '深色' },
  sizes: { 'en-US': 'Sizes', 'zh-CN': '尺寸' },
};

type Locale = keyof LocalizedText;
const nameIn = (names: Readonly<Record<string, LocalizedText>>, name: string, locale: Locale): string =>
  (Object.hasOwn(names, name) ? names[name]?.[locale] : undefined) ?? name;

/** What a colour is called, such as "Main color"; one that few people change goes by its token. */
export const colourName = (token: string, locale: Locale): string => nameIn(colours, token, locale);

/** What a part of a theme document is called: "Main color (light)" for `light` and `accent`. */
export function partName([part = '', token]: readonly string[], locale: Locale): string {
  const name = nameIn(parts, part, locale);
  if (token === undefined) return name;
  if (part === 'sizes') return nameIn(sizes, token, locale);
  const colour = colourName(token, locale);
  return locale === 'zh-CN' ? `${colour}（${name}）` : `${colour} (${name})`;
}
