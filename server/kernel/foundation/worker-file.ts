import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const translated = new Map<string, string>();

/**
 * The program of a worker thread that runs from its source: translated first, because Node 20 does not hand tsx down to
 * threads, and loading tsx there again takes longer than everything else. `name` is that of the file in the cache folder.
 */
export function translatedWorker(source: string, { name, cacheFolder }: { name: string; cacheFolder: string }): string {
  const known = translated.get(source);
  if (known !== undefined) return known;
  // A dependency of development only, like everything that runs from source.
  const esbuild = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [source],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  const file = join(cacheFolder, `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.mjs`);
  translated.set(source, file);
  if (existsSync(file)) return file;
  mkdirSync(cacheFolder, { recursive: true });
  // Whole or not at all: several tests may start at once.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
