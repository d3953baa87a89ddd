import type { Locale } from '../host-for.ts';
import expressionsInEnglish from '../../docs/expressions.md?raw';
import expressionsInChinese from '../../docs/expressions.zh-CN.md?raw';
import changedPagesInEnglish from '../../docs/changed-pages.md?raw';
import changedPagesInChinese from '../../docs/changed-pages.zh-CN.md?raw';

const files = import.meta.glob<string>('./texts/*/*.md', { eager: true, query: '?raw', import: 'default' });

/** Pages that are documentation of the repository as well. */
const shared: Readonly<Record<string, Record<Locale, string>>> = {
  expressions: { 'en-US': expressionsInEnglish, 'zh-CN': expressionsInChinese },
  'changed-pages': { 'en-US': changedPagesInEnglish, 'zh-CN': changedPagesInChinese },
};

/** The Markdown of a page; throws for one that is not written. */
export function textOf(id: string, locale: Locale): string {
  const text = shared[id]?.[locale] ?? files[`./texts/${locale}/${id}.md`];
  if (text === undefined) throw new Error(`The guide has no page "${id}" in ${locale}.`);
  return text;
}

/** The ids of the pages that have a file of their own in a language. */
export const writtenIds = (locale: Locale): string[] =>
  Object.keys(files).flatMap((path) => path.split(`./texts/${locale}/`)[1]?.replace(/\.md$/, '') ?? []);
