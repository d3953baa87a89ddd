import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerSettings } from './messages.ts';
import { cacheFolder, engineFolder, inSource, workerFile } from './paths.ts';

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Compiled once per process: a thread that is started again is ready the sooner. */
const engineModule = once(async () => WebAssembly.compile(await readFile(join(engineFolder(), 'pglite.wasm'))));

/**
 * From source the thread's program is translated first: Node 20 does not hand tsx down to threads, and loading tsx
 * there again takes longer than everything else.
 */
const translatedWorker = once((): string => {
  // A dependency of development only, like everything that runs from source.
  const esbuild = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [workerFile],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  const file = join(cacheFolder, `database-worker-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(cacheFolder, { recursive: true });
  // Whole or not at all: several tests may start at once.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return file;
});

/** Starts the thread of the embedded database. */
export async function startWorker(settings: Omit<WorkerSettings, 'engine'>): Promise<Worker> {
  const workerData: WorkerSettings = { ...settings, engine: await engineModule() };
  const file = inSource ? translatedWorker() : workerFile;
  return new Worker(file, { workerData, execArgv: [], name: 'database' });
}
