import { readFileSync } from 'node:fs';

/** Milliseconds of the processor that a thread of this machine had, by its folder below `/proc`; undefined where that is not known. */
export function spentTime(folder: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    // Not every system reports it, and none for a thread that has ended.
    return undefined;
  }
}
