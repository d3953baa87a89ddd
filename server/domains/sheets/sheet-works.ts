import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '#openapi';
import { Failure } from '../../kernel/errors/index.ts';
import { productRoot } from '../../kernel/foundation/product-root.ts';
import { translatedWorker } from '../../kernel/foundation/worker-file.ts';
import { startProcess } from '../../kernel/workers/start-process.ts';
import { createWorkerPool, WorkExceeded } from '../../kernel/workers/worker-pool.ts';
import type { SheetWindow } from './cells.ts';
import type { GuessedSheet } from './guess-columns.ts';
import { sheetLimits } from './limits.ts';
import type { SheetChoice } from './read-sheet.ts';
import type { SheetReply, SheetWork } from './sheet-work.ts';

/** Reads and writes sheets outside of the server's own process, in the turn of a workspace. Throws `Unavailable` when too many wait. */
export interface SheetWorks {
  /** Writes a sheet from the lines of `sheetLines` in a file; answers where it is, beside them. Throws `export_too_large`. */
  write(wsId: string, work: { path: string; format: 'xlsx' | 'csv' }): Promise<string>;
  /** A part of a sheet. Throws `import_sheet_unreadable` and `import_sheet_too_large`. */
  read(wsId: string, work: SheetChoice & { from: number; count: number }): Promise<SheetWindow>;
  /** A sheet with what its columns seem to hold. Throws like `read`. */
  guess(wsId: string, work: SheetChoice): Promise<GuessedSheet>;
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

/** Sources of works that took long, which are remembered. */
const mostSlow = 1_000;

const sourceOf = (work: SheetWork): string =>
  work.kind === 'write' ? work.path : 'path' in work.source ? work.source.path : work.source.text;

/**
 * Two processes, which begin with the first sheet. What takes more than a few seconds is done in the second one, in a line with
 * others of its kind: however many workspaces have such sheets, the first process is free again soon for what is quick (P45).
 * `quick` are the milliseconds that a work may take there.
 */
export function createSheetWorks({ quick = sheetLimits.quick * 1_000 }: { quick?: number } = {}): SheetWorks {
  const start = () => startProcess(programFile(), { heap: sheetLimits.heap });
  const lines = { idle: 60_000, waiting: 8, waitingInAll: 64 };
  const first = createWorkerPool({ start, limits: { ...lines, patience: quick, patiences: 1 } });
  const second = createWorkerPool({
    start,
    limits: { ...lines, patience: sheetLimits.patience * 1_000, patiences: 2 },
  });
  const slow = new Set<string>();

  /** A sheet is read part by part: the next part goes where the sheet is open. */
  function rememberSlow(source: string): void {
    slow.add(source);
    const [oldest] = slow;
    if (slow.size > mostSlow && oldest !== undefined) slow.delete(oldest);
  }

  async function inTurn(wsId: string, work: SheetWork): Promise<unknown> {
    const source = sourceOf(work);
    if (slow.has(source)) return second.run(wsId, work);
    try {
      return await first.run(wsId, work);
    } catch (error) {
      if (!(error instanceof WorkExceeded) || !error.isLate) throw error;
      rememberSlow(source);
      return second.run(wsId, work);
    }
  }

  /** What takes too long or too much memory is refused as `exceeded`. */
  async function run(wsId: string, work: SheetWork, exceeded: ErrorCode): Promise<unknown> {
    const refuse = (error: unknown): SheetReply => {
      if (error instanceof WorkExceeded) return { refused: exceeded };
      throw error;
    };
    // Safe: the process answers each work with this (sheet.process.ts).
    const reply = (await inTurn(wsId, work).catch(refuse)) as SheetReply;
    if ('refused' in reply) {
      const { refused, pointer } = reply;
      throw new Failure(refused, undefined, pointer === undefined ? {} : { pointer });
    }
    return reply.done;
  }

  return {
    // Safe: `writeSheet` answers a path.
    write: async (wsId, work) => (await run(wsId, { kind: 'write', ...work }, 'export_too_large')) as string,
    // Safe: `readSheetRows` and `guessColumns` answer these.
    read: async (wsId, work) => (await run(wsId, { kind: 'read', ...work }, 'import_sheet_too_large')) as SheetWindow,
    guess: async (wsId, work) =>
      (await run(wsId, { kind: 'guess', ...work }, 'import_sheet_too_large')) as GuessedSheet,
    stop: async () => void (await Promise.all([first.stop(), second.stop()])),
  };
}
