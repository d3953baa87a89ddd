import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** A file system in the machine's memory; Linux has one. */
const memory = '/dev/shm';
/** Bytes: several times what the databases of a run take at once. */
const enough = 4 * 1024 ** 3;

/**
 * The folder that test databases are put into. Dozens of data directories are copied and deleted in a run, which takes
 * a tenth of the time in memory; where there is little of it, they go where all temporary files go.
 */
export function scratchFolder(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) >= enough ? memory : tmpdir();
  } catch {
    // There is none here.
    return tmpdir();
  }
}
