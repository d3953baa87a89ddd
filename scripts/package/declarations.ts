import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { imports as doors } from '../../package.json' with { type: 'json' };
import { compiler } from '../compiler.ts';
import { root as repository } from '../install.mjs';
import { moduleNames, renameModules, withoutBareImports } from './module-names.ts';

const options = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  // The first knows style sheets as modules.
  types: ['vite/client'],
  jsx: 'react-jsx',
  resolveJsonModule: true,
  skipLibCheck: true,
  strict: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  declaration: true,
  emitDeclarationOnly: true,
  noEmitOnError: true,
  // `npm run check` has checked the sources; what is asked here is what they declare.
  noCheck: true,
};

/** A door of this repository, `#engine/runtime`, from a file below `root`: it does not exist outside. */
function relativeDoor(name: string, from: string, root: string): string {
  const target = Object.entries(doors).find(([door]) => door === name)?.[1];
  if (target === undefined) throw new Error(`${from} names ${name}, which is no door of package.json`);
  const path = relative(dirname(from), join(root, target));
  return path.startsWith('.') ? path : `./${path}`;
}

/** `./x.ts` is `./x.js` in the declarations, for every module resolution; doors are paths. */
function toScripts(text: string, file: string, root: string): string {
  // A declaration has no use for a module that runs and is not named.
  return renameModules(withoutBareImports(text), (name) => {
    const path = name.startsWith('#') ? relativeDoor(name, file, root) : name;
    return path.startsWith('.') ? path.replace(/\.tsx?$/, '.js') : undefined;
  });
}

/** Has the compiler write the declarations of the entries, and of all that they import, into `folder`. */
function compile(root: string, entries: readonly string[], folder: string): void {
  const compilerOptions = { ...options, rootDir: root, outDir: join(folder, 'out') };
  const files = entries.map((entry) => join(root, entry));
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  execFileSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' });
}

/**
 * The declarations of some entries and of what they name, by path below `root`. They depend on nothing outside of `root`.
 * Throws what the compiler says when the sources cannot be read.
 */
export function emitDeclarations(root: string, entries: readonly string[]): Map<string, string> {
  // Below the repository, where the compiler finds the types that the sources ask for.
  const cache = join(repository, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'declarations-'));
  try {
    compile(root, entries, folder);
    const found = new Map<string, string>();
    const waiting = entries.map((entry) => entry.replace(/\.ts$/, '.d.ts'));
    for (const path of waiting) {
      const written = join(folder, 'out', path);
      if (!existsSync(written)) throw new Error(`${path} is named by a declaration and was not written`);
      const text = toScripts(readFileSync(written, 'utf8'), join(root, path), root);
      found.set(path, text);
      for (const name of moduleNames(text).filter((one) => one.startsWith('.'))) {
        const next = normalize(join(dirname(path), name.replace(/\.js$/, '.d.ts')));
        if (!waiting.includes(next)) waiting.push(next);
      }
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
