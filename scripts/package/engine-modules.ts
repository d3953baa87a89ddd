import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import { root } from '../install.mjs';
import { workerFile, workerFiles } from './worker-files.ts';

/** What the host application brings: two copies of React or react-intl on one page would not know each other's contexts. */
const fromHost = ['react', 'react-dom', 'react/jsx-runtime', 'react-intl'];
const common = { absWorkingDir: root, bundle: true, logLevel: 'warning', target: 'es2022', write: false } as const;

/**
 * Writes `pagewright/engine`, `pagewright/engine/compile` and `pagewright/widgets` into `folder`. They share their modules,
 * a widget's code is a module of its own that is fetched when a page names it, and the look of all is one style sheet.
 */
export async function buildEngineModules(folder: string): Promise<void> {
  const workers = new Set<string>();
  const { outputFiles } = await build({
    ...common,
    plugins: [workerFiles(root, workers)],
    entryPoints: {
      'engine/index': 'engine/package/index.ts',
      'engine/compile': 'engine/package/compile.ts',
      'widgets/index': 'widgets/package.ts',
    },
    outdir: folder,
    format: 'esm',
    splitting: true,
    chunkNames: 'shared/[name]-[hash]',
    jsx: 'automatic',
    external: fromHost,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  for (const source of workers) {
    const worker = await build({
      ...common,
      entryPoints: [source],
      outfile: workerFile(folder, source),
      format: 'esm',
    });
    for (const { path, text } of worker.outputFiles) await write(path, text);
  }
  const theme = await build({ ...common, entryPoints: ['app/theme/all.css'], outdir: join(folder, 'widgets') });
  const styles = [...theme.outputFiles, ...outputFiles.filter(({ path }) => path.endsWith('.css'))];
  for (const { path, text } of outputFiles) {
    if (path.endsWith('.js')) await write(path, text);
  }
  await write(join(folder, 'widgets/style.css'), oneSheet(styles));
}

/** Every style once: a module that several widgets use is in the sheet of each. esbuild names the source above its part. */
function oneSheet(sheets: readonly OutputFile[]): string {
  const parts = new Map<string, string>();
  for (const { text } of sheets) {
    for (const part of text.split(/^(?=\/\* \S+\.css \*\/$)/m)) {
      const [source = ''] = part.split('\n', 1);
      parts.set(source, part.trim());
    }
  }
  return `${[...parts.values()].join('\n')}\n`;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
