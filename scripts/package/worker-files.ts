import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** `new URL('../x/y.worker.ts', import.meta.url)`, by which a module names the program of a worker. */
const named = /new URL\(\s*'([^']+\.worker)\.ts'\s*,\s*import\.meta\.url\s*\)/g;

/**
 * Lets modules of the package name their workers as files beside them: bundlers follow such an address, and know no source of ours.
 * The sources of the workers are put into `found`, each to be bundled into `<name>.worker.js` in the folder of the shared modules.
 */
export function workerFiles(root: string, found: Set<string>): Plugin {
  return {
    name: 'worker-files',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        if (text.search(named) < 0) return undefined;
        const contents = text.replaceAll(named, (_, worker: string) => {
          found.add(relative(root, resolve(dirname(path), `${worker}.ts`)));
          return `new URL('./${basename(worker)}.js', import.meta.url)`;
        });
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts', resolveDir: dirname(path) };
      });
    },
  };
}

/** Where the file of a worker is. */
export const workerFile = (folder: string, source: string): string =>
  join(folder, 'shared', `${basename(source, '.ts')}.js`);
