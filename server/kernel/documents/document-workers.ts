import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { CheckerKit, DocumentResults, DocumentWork } from '#engine/checker';
import { productRoot } from '../foundation/product-root.ts';
import { translatedWorker } from '../foundation/worker-file.ts';
import { startThread } from '../workers/start-thread.ts';
import { createWorkerPool } from '../workers/worker-pool.ts';

/** Does a work in a worker, in the turn of a workspace; the platform's own have no id. */
export type DocumentWorkers = <Work extends DocumentWork>(
  wsId: string | null | undefined,
  work: Work,
) => Promise<DocumentResults[Work['do']]>;

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const source = pathOf('./document.worker.ts');

function workerFile(): string {
  return existsSync(source)
    ? translatedWorker(source, { name: 'document-worker', cacheFolder: join(productRoot(), '.cache') })
    : pathOf('./document-worker.js');
}

/** The workers for documents of tenants; they begin with the first work. */
export function createDocumentWorkers(shipped: CheckerKit): DocumentWorkers {
  const { documents, messages, widgets, actions, contract, roleSets } = shipped;
  const workerData: CheckerKit = { documents, messages, widgets, actions, contract, roleSets };
  const pool = createWorkerPool({ start: () => startThread({ file: workerFile(), name: 'documents', workerData }) });
  return async (wsId, work) => {
    // A large document takes its time to be sent: others get their turn of this thread first.
    await turn();
    // Safe: the worker does this work (`createDocumentWorks`).
    return (await pool.run(wsId ?? 'platform', work)) as DocumentResults[(typeof work)['do']];
  };
}
