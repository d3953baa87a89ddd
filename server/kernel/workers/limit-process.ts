import { setPriority } from 'node:os';

const megabyte = 1024 * 1024;

/**
 * Limits the process that calls it, a worker of the server: it works when nothing else has to, ends when it holds more
 * than `memory` megabytes, and ends with the server, but not before: a signal to all of them is the server's to answer.
 */
export function limitProcess({ memory }: { memory: number }): void {
  setPriority(10);
  const endNow = () => process.kill(process.pid, 'SIGKILL');
  setInterval(() => process.memoryUsage.rss() > memory * megabyte && endNow(), 20).unref();
  // Not `exit`, which waits for the threads of libraries.
  process.on('disconnect', endNow);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}
