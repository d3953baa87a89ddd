import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { translatedWorker } from '#server/kernel/foundation/worker-file.ts';
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

/** Starts the thread of the embedded database. */
export async function startWorker(settings: Omit<WorkerSettings, 'engine'>): Promise<Worker> {
  const workerData: WorkerSettings = { ...settings, engine: await engineModule() };
  const file = inSource ? translatedWorker(workerFile, { name: 'database-worker', cacheFolder }) : workerFile;
  return new Worker(file, { workerData, execArgv: [], name: 'database' });
}
