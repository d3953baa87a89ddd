import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { PooledWorker } from './worker-pool.ts';

/** What a process needs of the server's environment: nothing of it is a secret. */
const passedOn = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP'];

/**
 * A worker that is a process: everything in it is ended with it, threads of libraries among them. Its program calls
 * `limitProcess`, so that it ends with the server and does not fill the machine's memory.
 */
export function startProcess(file: string): PooledWorker {
  const env = Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const child = fork(file, { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.unref();
  child.channel?.unref();
  return {
    events: child,
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
