/** A process that reads and writes sheets: nothing in it can keep the server from answering or from ending. */
import type { WorkerReply } from '../../kernel/workers/worker-pool.ts';
import { limitProcess } from '../../kernel/workers/limit-process.ts';
import { sheetLimits } from './limits.ts';
import { type SheetWork, workOnSheet } from './sheet-work.ts';

const send = process.send?.bind(process);
if (!send) throw new Error('This file is a process of the server; it does not run by itself.');
limitProcess({ memory: sheetLimits.memory });

async function reply(work: SheetWork): Promise<WorkerReply> {
  try {
    return { done: await workOnSheet(work) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// Safe: the process is started by sheet-works.ts only, which sends nothing else.
process.on('message', async (work) => send(await reply(work as SheetWork)));
send('ready');
