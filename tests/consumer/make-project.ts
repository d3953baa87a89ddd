import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compiler } from '#scripts/compiler.ts';
import { freshPackage } from '#scripts/package/fresh-package.ts';
import { npm, pack } from '#scripts/package/pack.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A project of someone else, who has installed the package. */
export interface Project {
  folder: string;
  /** What the compiler says about these files for Node, for browsers or for both; empty when all is well. */
  compile(where: 'node' | 'browser' | 'both', files: string[]): Promise<string>;
  /** Runs Node in the project's folder; gives what it prints, and rejects when it fails. */
  node(args: string[]): Promise<string>;
  remove(): Promise<void>;
}

const compilers = {
  node: { module: 'nodenext', lib: ['es2023'], types: ['node'] },
  browser: {
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    jsx: 'react-jsx',
  },
  both: { module: 'nodenext', lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'] },
};

/** Others have the compiler of either making: programs for Node are given to the older one. */
const tscOf = (where: keyof typeof compilers): string =>
  where === 'node' ? join(root, 'node_modules/typescript/bin/tsc') : compiler;

/** The examples of the package's own README and of the repository's, as files. */
async function writeExamples(folder: string): Promise<void> {
  const paths = [join(folder, 'node_modules/pagewright/README.md'), join(root, 'README.md')];
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const blocks = [...texts.join('\n').matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
  await Promise.all(blocks.map((code, index) => writeFile(join(folder, `readme-${index + 1}.ts`), code)));
}

/** Builds and packs the package, and installs the archive in an empty folder without a network. */
export async function makeProject(): Promise<Project> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'pagewright-consumer-')));
  const built = await mkdtemp(join(tmpdir(), 'pagewright-built-'));
  try {
    await freshPackage(join(built, 'package'));
    const archive = await pack(join(built, 'package'), folder);
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    const install = ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', archive];
    await run(npm, install, { cwd: folder, shell: process.platform === 'win32' });
  } finally {
    await rm(built, { recursive: true });
  }
  await cp(join(import.meta.dirname, 'programs'), folder, { recursive: true });
  await writeExamples(folder);

  const node: Project['node'] = async (args) => (await run(process.execPath, args, { cwd: folder })).stdout;
  return {
    folder,
    node,
    async compile(where, files) {
      const compilerOptions = {
        ...compilers[where],
        target: 'es2022',
        strict: true,
        noUncheckedIndexedAccess: true,
        // Whether they are right is a part of the question.
        skipLibCheck: false,
        outDir: 'out',
        typeRoots: [join(root, 'node_modules/@types')],
      };
      const config = join(folder, `tsconfig.${where}.json`);
      await writeFile(config, JSON.stringify({ compilerOptions, files }));
      return node([tscOf(where), '-p', config]).catch((error: unknown) => {
        if (error instanceof Error && 'stdout' in error && error.stdout) return String(error.stdout);
        throw error;
      });
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** The names of the READMEs' examples in a project. */
export async function examplesIn({ folder }: Project): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^readme-\d+\.ts$/.test(name));
}
