/** A process that decodes what people upload: nothing in it can keep the server from answering or from ending. */
import type { WorkerReply } from '../../kernel/workers/worker-pool.ts';
import { limitProcess } from '../../kernel/workers/limit-process.ts';
import { examineFile, type FileWork } from './file-work.ts';
import { imageLimits } from './image-limits.ts';
import { loadSharp } from './load-sharp.ts';

const send = process.send?.bind(process);
if (!send) throw new Error('This file is a process of the server; it does not run by itself.');
limitProcess({ memory: imageLimits.memory });
const sharp = await loadSharp();
sharp.cache(false);
sharp.concurrency(1);

async function reply(work: FileWork): Promise<WorkerReply> {
  try {
    return { done: await examineFile(work) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// Safe: the process is started by file-works.ts only, which sends nothing else.
process.on('message', async (work) => send(await reply(work as FileWork)));
send('ready');
