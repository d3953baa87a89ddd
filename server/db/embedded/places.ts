import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WorkerSettings } from './messages.ts';

const inSource = existsSync(fileURLToPath(new URL('./worker.ts', import.meta.url)));

/** From source the thread needs tsx, which Node 20 does not hand down to threads. */
function throughTsx(file: string): string {
  const tsx = createRequire(import.meta.url).resolve('tsx/package.json');
  const api = new URL('./dist/esm/api/index.mjs', pathToFileURL(tsx)).href;
  const [register, program] = [JSON.stringify(api), JSON.stringify(file)];
  return `import(${register}).then(({ register }) => { register(); return import(${program}); });`;
}

/** The thread's program: its source under tsx, or the bundle that lies beside the server's own bundle. */
export function startWorker(settings: WorkerSettings): Worker {
  const options = { workerData: settings, execArgv: [], name: 'database' };
  if (!inSource) return new Worker(new URL('./database-worker.js', import.meta.url), options);
  const file = new URL('./worker.ts', import.meta.url).href;
  return new Worker(throughTsx(file), { ...options, eval: true });
}

/** Where `npm run build` puts the prepared data directory; from source, the one of the last build. */
export function templatePlace(): string {
  const name = 'database-template.tar.gz';
  return fileURLToPath(new URL(inSource ? `../../../dist/server/${name}` : `./${name}`, import.meta.url));
}
