import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLocation } from '#server/kernel/db/driver/open.ts';
import { programFile, type ProgramName } from './programs.ts';

const root = join(import.meta.dirname, '../..');

/** The server as a process of its own. */
export interface ServerProcess {
  origin: string;
  port: number;
  pid: number;
  stdout(): string;
  stderr(): string;
  signal(name: NodeJS.Signals): void;
  /** Its exit code, and how long it took from now in milliseconds. */
  ended(): Promise<{ code: number | null; took: number }>;
  /** Resolves when it listens; rejects with what it printed when it ends before. */
  ready(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** The environment that opens a test's database. */
export function environmentOf(location: DatabaseLocation): Record<string, string> {
  return 'url' in location ? { DATABASE_URL: location.url } : { DATA_DIR: location.dataDir };
}

/** Runs the server, or another of its programs, with these variables and none of the caller's own settings; without sample records. */
export async function startProcess(
  environment: Record<string, string>,
  program: ProgramName = 'main',
  parameters: readonly string[] = [],
): Promise<ServerProcess> {
  const port = Number(environment.PORT ?? (await freePort()));
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [programFile(program), ...parameters], {
    cwd: root,
    env: { PATH, HOME, PORT: String(port), DEMO_RECORDS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (errors += text));
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    stdout: () => output,
    stderr: () => errors,
    signal: (name) => child.kill(name),
    async ended() {
      const start = performance.now();
      await closed;
      return { code: child.exitCode, took: performance.now() - start };
    },
    async ready() {
      while (!output.includes('is ready')) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`The server ended:\n${output}${errors}`);
        await wait(50);
      }
    },
  };
}
