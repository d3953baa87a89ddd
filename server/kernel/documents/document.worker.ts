/** A thread that checks, compiles and compares documents of tenants, so that no document keeps the server from answering. */
import { parentPort, workerData } from 'node:worker_threads';
import { type CheckerKit, createDocumentWorks, type DocumentWork } from '#engine/checker';
import type { WorkerReply } from '../workers/worker-pool.ts';
import { threadReady } from '../workers/thread-ready.ts';

if (!parentPort) throw new Error('This file is a thread of the server; it does not run by itself.');
const port = parentPort;
// Safe: the thread is started by document-workers.ts only, with this.
const works = createDocumentWorks(workerData as CheckerKit);

function reply(work: DocumentWork): WorkerReply {
  try {
    return { done: works(work) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

port.on('message', (work: DocumentWork) => port.postMessage(reply(work)));
port.postMessage(threadReady());
