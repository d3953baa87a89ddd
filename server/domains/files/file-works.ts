import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../../kernel/errors/index.ts';
import { productRoot } from '../../kernel/foundation/product-root.ts';
import { translatedWorker } from '../../kernel/foundation/worker-file.ts';
import { startProcess } from '../../kernel/workers/start-process.ts';
import { createWorkerPool, WorkExceeded } from '../../kernel/workers/worker-pool.ts';
import type { ExaminedFile, FileReply, FileWork } from './file-work.ts';
import { imageLimits } from './image-limits.ts';

/** Examines the bytes of uploads, outside of the server's own process. */
export interface FileWorks {
  /**
   * Finds an upload's type and encodes images, in the turn of a workspace; the platform's own have no id. Throws
   * `file_type_refused`, `record_file_refused`, `file_unreadable`, what is too large, and `Unavailable` when too many wait.
   */
  examine(wsId: string | null | undefined, work: FileWork): Promise<ExaminedFile>;
  /** Ends what is in progress, at once. */
  stop(): Promise<void>;
}

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const source = pathOf('./file.process.ts');

function programFile(): string {
  return existsSync(source)
    ? translatedWorker(source, { name: 'file-process', cacheFolder: join(productRoot(), '.cache') })
    : pathOf('./file-process.js');
}

/** Two processes, one of them for one workspace at most; they begin with the first upload. */
export function createFileWorks(): FileWorks {
  const pool = createWorkerPool({
    start: () => startProcess(programFile()),
    limits: {
      workers: 2,
      patience: imageLimits.patience * 1_000,
      idle: 60_000,
      waiting: 8,
      waitingInAll: 64,
    },
  });
  return {
    async examine(wsId, work) {
      // Safe: the process answers each work with this (file.process.ts).
      const reply = (await pool.run(wsId ?? 'platform', work).catch(unreadable)) as FileReply;
      if ('refused' in reply) throw new Failure(reply.refused, undefined, { pointer: '/file' });
      return reply.examined;
    },
    stop: () => pool.stop(),
  };
}

/** What takes too long or too much memory cannot be read by us. */
function unreadable(error: unknown): FileReply {
  if (error instanceof WorkExceeded) return { refused: 'file_unreadable' };
  throw error;
}
