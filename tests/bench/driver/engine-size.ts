import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../../scripts/install.mjs';

export interface EngineSize {
  /** KB (1,024 bytes) of gzip: core and React binding, as an application loads them at first. */
  own: number;
  /** The same with the libraries that it brings: all but React. */
  whole: number;
}

const react = ['react', 'react/*', 'react-dom', 'react-dom/*'];

/** What the engine's package weighs without widgets. */
export async function engineSize(): Promise<EngineSize> {
  return { own: await weigh([...react, 'react-intl']), whole: await weigh(react) };
}

async function weigh(external: string[]): Promise<number> {
  const { outputFiles, metafile } = await build({
    entryPoints: ['engine/package/index.ts'],
    absWorkingDir: root,
    outdir: 'out',
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    // As in the product's own build.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    logLevel: 'error',
  });
  const first = new Set<string>();
  const add = (path: string): void => {
    if (first.has(path)) return;
    first.add(path);
    const { imports = [], cssBundle } = metafile.outputs[path] ?? {};
    if (cssBundle) first.add(cssBundle);
    for (const { kind, path: next, external: isOutside } of imports) {
      if (kind === 'import-statement' && !isOutside) add(next);
    }
  };
  add('out/index.js');
  const files = outputFiles.filter(({ path }) => [...first].some((name) => path.endsWith(`/${name}`)));
  return files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) / 1024;
}
