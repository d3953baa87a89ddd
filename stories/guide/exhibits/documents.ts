import type { CheckContext } from '#engine/compiler';
import { isObject } from '#schemas';
import type { Locale } from '../../host-for.ts';
import { productContext } from '../../product.ts';
import firstPage from '../first-page/positions.page.json' with { type: 'json' };
import firstChinese from '../first-page/messages.zh-CN.json' with { type: 'json' };
import firstEnglish from '../first-page/messages.en-US.json' with { type: 'json' };
import chinese from '../patterns/messages.zh-CN.json' with { type: 'json' };
import english from '../patterns/messages.en-US.json' with { type: 'json' };

const patterns = import.meta.glob<unknown>('../patterns/*.page.json', { eager: true, import: 'default' });

/** The texts of the guide's own documents. */
export const guideTexts: Record<Locale, Record<string, string>> = {
  'en-US': { ...english, ...firstEnglish },
  'zh-CN': { ...chinese, ...firstChinese },
};

/** A document of the guide by the name of its pattern; `list` is the reader's first page. Throws for an unknown one. */
export function guideDocument(name: string): unknown {
  const document = name === 'list' ? firstPage : patterns[`../patterns/${name}.page.json`];
  if (!isObject(document)) throw new Error(`The guide has no document "${name}".`);
  return document;
}

/** The names of all documents that the guide runs. */
export const guideDocuments = (): string[] => [
  'list',
  ...Object.keys(patterns).map((path) => path.replace('../patterns/', '').replace('.page.json', '')),
];

/** The path of a document and of its texts, from the root of the repository. */
export function pathsOf(name: string): { document: string; texts: Record<Locale, string> } {
  const folder = `stories/guide/${name === 'list' ? 'first-page' : 'patterns'}`;
  return {
    document: `${folder}/${name === 'list' ? 'positions' : name}.page.json`,
    texts: { 'en-US': `${folder}/messages.en-US.json`, 'zh-CN': `${folder}/messages.zh-CN.json` },
  };
}

/** What the guide's documents are compiled against: the product, and their own texts. They may have texts inside, as those of builders do. */
export const guideContext = (locale: Locale): CheckContext => ({
  ...productContext(locale, guideTexts),
  shipped: false,
});
