import { fork } from 'node:child_process';
import { once } from 'node:events';
import { spentTime } from './spent-time.ts';
import type { PooledWorker } from './worker-pool.ts';

/** What a process needs of the server's environment: nothing of it is a secret. */
const passedOn = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP'];

/**
 * A worker that is a process: everything in it is ended with it, threads of libraries among them. Its program calls
 * `limitProcess`, so that it ends with the server and does not fill the machine's memory. `heap` limits the memory of its objects in
 * megabytes, also within a loop, in which the program itself does not get to look.
 */
export function startProcess(file: string, { heap }: { heap?: number } = {}): PooledWorker {
  const env = Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const execArgv = heap === undefined ? [] : [`--max-old-space-size=${heap}`];
  // The engine's message about exhausted memory is expected; the failure of the work reports it.
  const errors = heap === undefined ? 'inherit' : 'ignore';
  const child = fork(file, {
    execArgv,
    env,
    stdio: ['ignore', 'ignore', errors, 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return {
    events: child,
    // Of its first thread, which does the work.
    spent: () => (child.pid === undefined ? undefined : spentTime(String(child.pid))),
    // One that has ended cannot be sent anything; its exit is what is noticed.
    send: (work) => child.send(work as object, () => undefined),
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
