/** Compiles the texts that are shown outside of documents to the syntax trees that react-intl reads without a parser. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatjs, withTextFiles } from '../messages/formatjs.ts';
import { locales } from './descriptions.ts';
import { readJson, writeGenerated } from './files.ts';

/** Folders that get `generated/messages.<locale>.json`, and the folders whose texts are put in. */
const folders: Readonly<Record<string, readonly string[]>> = {
  'engine/document': ['engine/document'],
  'engine/react': ['engine/react'],
  app: ['app'],
  'app/shell': ['app/shell'],
  'app/devtools': ['app/devtools', 'widgets/Tree'],
};

export async function generateMessages(): Promise<void> {
  const sets: Record<string, unknown> = {};
  const paths: Record<string, string> = {};
  for (const [folder, sources] of Object.entries(folders)) {
    for (const locale of locales) {
      const name = `${folder.replaceAll('/', '.')}.${locale}`;
      const texts = await Promise.all(sources.map((source) => readJson(`${source}/messages.${locale}.json`)));
      sets[name] = Object.assign({}, ...texts);
      paths[name] = `${folder}/generated/messages.${locale}.json`;
    }
  }
  const compiled = await compileTexts(sets);
  for (const [name, path] of Object.entries(paths)) await writeGenerated(path, oneALine(compiled[name] ?? {}));
}

/** The trees of each set of texts. A text without arguments stays a text, which is a third of its tree. */
export async function compileTexts(sets: Readonly<Record<string, unknown>>): Promise<Record<string, Trees>> {
  return withTextFiles(sets, async (folder) => {
    const out = join(folder, 'compiled');
    const { isGood, output } = await formatjs([
      'compile-folder',
      '--format',
      'simple',
      '--ast',
      '--ignore-tag',
      folder,
      out,
    ]);
    if (!isGood) throw new Error(output);
    const read = async (name: string): Promise<[string, Trees]> => {
      const trees: Record<string, Tree> = JSON.parse(await readFile(join(out, `${name}.json`), 'utf8'));
      return [name, Object.fromEntries(Object.entries(trees).map(([key, tree]) => [key, plain(tree)]))];
    };
    return Object.fromEntries(await Promise.all(Object.keys(sets).map(read)));
  });
}

type Tree = readonly { type: number; value?: string }[];
type Trees = Readonly<Record<string, Tree | string>>;

const literal = 0;

function plain(tree: Tree): Tree | string {
  const [only, ...others] = tree;
  if (!only) return '';
  return only.type === literal && others.length === 0 ? (only.value ?? '') : tree;
}

/** A change of one text is a change of one line. */
function oneALine(trees: Trees): string {
  const lines = Object.entries(trees).map(([key, tree]) => `  ${JSON.stringify(key)}: ${JSON.stringify(tree)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
