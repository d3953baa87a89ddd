import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

function text(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // No such process, or a system without this file: both mean that its state is unknown.
    return undefined;
  }
}

/** A name for the time since the machine was started; undefined where the system has none. */
export function bootId(): string | undefined {
  return text('/proc/sys/kernel/random/boot_id')?.trim();
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists and is another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * When a process began, in the system's own words; undefined when there is no such process, or only what is left of it
 * until its parent has taken note of its end: in a container whose first process never does, that is for good.
 */
export function processStart(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = text(`/proc/${pid}/stat`);
    // The name in brackets may hold spaces; after it come the state and, as the 20th field, the start.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  }
  if (!exists(pid)) return undefined;
  if (process.platform === 'win32') return 'running';
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
}
