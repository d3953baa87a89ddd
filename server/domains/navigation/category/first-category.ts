/** What the first category of an application is called until somebody renames it, by language. */
const names: Readonly<Record<string, string>> = { 'en-US': 'Default', 'zh-CN': '默认分类' };

/** The name in the language of the call. */
export const firstCategoryName = (locale: string): string => names[locale] ?? 'Default';
