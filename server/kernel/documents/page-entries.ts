import type { CompiledDocument } from '#engine/document';
import type { PageEntry } from '#openapi';
import type { Variants } from './compiled-documents.ts';
import { locales } from './shipped.ts';

/** A page or layout as the browser's router needs it. */
export function pageEntry(kind: PageEntry['kind'], variants: Variants): PageEntry | undefined {
  const document = variants[locales[0]]?.document;
  if (!document) return undefined;
  const { id, route, roles, layout } = document;
  const byLocale = (value: (locale: string) => string): Record<string, string> =>
    Object.fromEntries(locales.map((locale) => [locale, value(locale)]));
  return {
    id,
    kind,
    ...(route === undefined ? {} : { route }),
    ...(roles === undefined ? {} : { roles }),
    ...(layout === undefined ? {} : { layout }),
    title: byLocale((locale) => titleOf(variants[locale]?.document)),
    hash: byLocale((locale) => variants[locale]?.hash ?? ''),
  };
}

/** The title as plain text; one that is computed has none before it is shown. */
function titleOf(document: CompiledDocument | undefined): string {
  const title = document?.title;
  if (typeof title === 'string') return title;
  if (!document || !title || typeof title !== 'object' || !('t' in title) || typeof title.t !== 'string') return '';
  const message = document.messages[title.t];
  return typeof message === 'string' ? message : '';
}
