import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { renameModules } from './module-names.ts';

/** Packages that the client's script contains and its declarations name. Installing ours does not install them. */
const bundled = ['openapi-fetch', 'openapi-typescript-helpers'];

const declarationOf = (name: string): string => join('types/bundled', `${name}.d.ts`);

/** A declaration of the package, with each bundled package named by the path of its copy. `path` is below the package's folder. */
export function withBundledTypes(text: string, path: string): string {
  return renameModules(text, (name) => {
    if (!bundled.includes(name)) return undefined;
    const copy = relative(dirname(path), declarationOf(name)).replace(/\.d\.ts$/, '.js');
    return copy.startsWith('.') ? copy : `./${copy}`;
  });
}

/** The copies of their declarations, and their licences as those ask for, by path below the package's folder. */
export async function bundledFiles(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const licences: string[] = [];
  for (const name of bundled) {
    const folder = join(root, 'node_modules', name);
    const declaration = await readFile(join(folder, 'dist/index.d.mts'), 'utf8');
    files.set(declarationOf(name), withBundledTypes(declaration, declarationOf(name)));
    licences.push(`${name}\n\n${(await readFile(join(folder, 'LICENSE'), 'utf8')).trim()}\n`);
  }
  return files.set('THIRD-PARTY-LICENSES', `The client contains these packages.\n\n${licences.join('\n')}`);
}
