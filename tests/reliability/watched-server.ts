import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { programFile } from './programs.ts';
import { freePort } from './server-process.ts';

/** How long the main thread was busy without a pause, in milliseconds. */
export interface Stall {
  /** Of the processor. */
  longest: number;
  /** By the clock, other programs of the machine included. */
  delay: number;
}

/** A server as a process that tells how long its main thread was busy without a pause. */
export interface WatchedServer {
  origin: string;
  /** The longest stall since the last question. */
  stall(): Promise<Stall>;
  stop(): Promise<void>;
}

/** Starts the bundled server with these settings; without sample records, whose making would be measured too. */
export async function startWatched(environment: Record<string, string>): Promise<WatchedServer> {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'report-stalls.mjs'), programFile('main')],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { PATH, HOME, PORT: String(port), DEMO_RECORDS: '0', ...environment },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  const ended = once(child, 'exit');
  while (!output.includes('is ready')) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output}`);
    await wait(50);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async stall() {
      child.send('stall');
      // Safe: the reporter sends nothing else.
      const [stall] = (await once(child, 'message')) as [Stall];
      return stall;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
