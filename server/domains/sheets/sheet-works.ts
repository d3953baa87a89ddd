import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '#openapi';
import { Failure } from '../../kernel/errors/index.ts';
import { productRoot } from '../../kernel/foundation/product-root.ts';
import { translatedWorker } from '../../kernel/foundation/worker-file.ts';
import { startProcess } from '../../kernel/workers/start-process.ts';
import { createWorkerPool, WorkExceeded } from '../../kernel/workers/worker-pool.ts';
import { sheetLimits } from './limits.ts';
import type { SheetReply, SheetWork } from './sheet-work.ts';

/** Reads and writes sheets outside of the server's own process, in the turn of a workspace. Throws `Unavailable` when too many wait. */
export interface SheetWorks {
  /** Writes a sheet from the lines of `sheetLines` in a file; answers where it is, beside them. Throws `export_too_large`. */
  write(wsId: string, work: { path: string; format: 'xlsx' | 'csv' }): Promise<string>;
  /** Ends what is in progress, at once. */
  stop(): Promise<void>;
}

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const source = pathOf('./sheet.process.ts');

function programFile(): string {
  return existsSync(source)
    ? translatedWorker(source, { name: 'sheet-process', cacheFolder: join(productRoot(), '.cache') })
    : pathOf('./sheet-process.js');
}

/** Two processes, one of them for one workspace at most; they begin with the first sheet. */
export function createSheetWorks(): SheetWorks {
  const pool = createWorkerPool({
    start: () => startProcess(programFile()),
    limits: { workers: 2, patience: sheetLimits.patience * 1_000, idle: 60_000, waiting: 8, waitingInAll: 64 },
  });

  /** What takes too long or too much memory is refused as `exceeded`. */
  async function run(wsId: string, work: SheetWork, exceeded: ErrorCode): Promise<unknown> {
    const refuse = (error: unknown): SheetReply => {
      if (error instanceof WorkExceeded) return { refused: exceeded };
      throw error;
    };
    // Safe: the process answers each work with this (sheet.process.ts).
    const reply = (await pool.run(wsId, work).catch(refuse)) as SheetReply;
    if ('refused' in reply) throw new Failure(reply.refused);
    return reply.done;
  }

  return {
    // Safe: `writeSheet` answers a path.
    write: async (wsId, work) => (await run(wsId, { kind: 'write', ...work }, 'export_too_large')) as string,
    stop: () => pool.stop(),
  };
}
