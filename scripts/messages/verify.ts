import { dirname } from 'node:path';
import { loadFiles } from '../pages/load.ts';
import { type MessageFile, messageFiles } from '../pages/messages.ts';
import { formatjs, type Outcome, withTextFiles } from './formatjs.ts';

/** The language that all others are compared with. */
const source = 'en-US';

/** The rooms that have words of their own. */
const rooms = ['kinds', 'engine', 'app', 'widgets', 'pages', 'stories', 'tests/e2e/pages'];

/** All texts of the product by language, and the keys that two folders use for different texts. */
export interface ProductTexts {
  byLocale: Readonly<Record<string, Readonly<Record<string, string>>>>;
  clashes: readonly string[];
}

export async function productTexts(): Promise<ProductTexts> {
  const files = messageFiles(await loadFiles(rooms)).filter(({ path }) => !path.includes('/generated/'));
  return gather(files);
}

/** The keys of the texts that code shows, in the language that all others are compared with. */
export async function codeTexts(): Promise<string[]> {
  const files = messageFiles(await loadFiles(['app', 'engine', 'widgets']));
  const written = files.filter(({ path, locale }) => locale === source && !path.includes('/generated/'));
  return Object.keys(gather(written).byLocale[source] ?? {});
}

function gather(files: readonly MessageFile[]): ProductTexts {
  const byLocale: Record<string, Record<string, string>> = {};
  const folders = new Map<string, string>();
  const clashes: string[] = [];
  for (const { path, locale, texts } of files) {
    byLocale[locale] = { ...byLocale[locale], ...texts };
    for (const key of Object.keys(texts)) {
      const other = folders.get(`${locale} ${key}`);
      if (other !== undefined) clashes.push(`${key} is in ${other} and in ${dirname(path)}.`);
      folders.set(`${locale} ${key}`, dirname(path));
    }
  }
  return { byLocale, clashes };
}

const sameKinds =
  'Give every language the same arguments, each of the same kind: {count, plural, other {…}} where a language has one form only.';

/** Compares every language with the English texts: the same keys, and the same arguments of the same kind. */
export async function verifyTexts(byLocale: ProductTexts['byLocale']): Promise<Outcome> {
  const { isGood, output } = await withTextFiles(byLocale, (_, paths) =>
    formatjs([
      'verify',
      '--source-locale',
      source,
      '--missing-keys',
      '--extra-keys',
      '--structural-equality',
      ...paths,
    ]),
  );
  return { isGood, output: output.includes('structurally different') ? `${output}\n${sameKinds}` : output };
}
