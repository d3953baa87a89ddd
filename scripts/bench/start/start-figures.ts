import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '#scripts/install.mjs';
import { startPostgres } from '#tests/database/postgres.ts';
import { freePort } from '#tests/reliability/server-process.ts';
import type { Kind } from '../filled-database.ts';

/** What a person waits for who starts the built product on an empty database, in seconds, and what it then holds in memory, in MB. */
export interface StartFigures {
  /** Until it says that it is ready. */
  ready: number;
  /** Until the sign-in page was answered, from the start of the process too. */
  firstPage: number;
  /** Held half a minute later, with the sample applications made. */
  idle: number;
  /** The part of that which an embedded database takes by itself. */
  pglite?: number;
}

/** Seconds after which nothing of the start runs any more. */
const settling = 30;

const seconds = (began: number): number => (performance.now() - began) / 1000;

/** MB that a process holds. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Starts `dist/server/main.js` once on a new database, opens the sign-in page, and ends it. */
export async function measureStart(kind: Kind): Promise<StartFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-start-'));
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const database = postgres ? { DATABASE_URL: postgres.url } : {};
  const began = performance.now();
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: folder, ...database },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    for await (const text of server.stdout) if (String(text).includes('is ready')) break;
    const ready = seconds(began);
    const page = await fetch(`http://127.0.0.1:${port}/login`);
    await page.text();
    if (!page.ok) throw new Error(`The sign-in page was answered with ${page.status}.`);
    const firstPage = seconds(began);
    await wait(settling * 1000);
    const idle = memoryOf(server.pid ?? 0);
    server.kill('SIGTERM');
    await ended;
    return { ready, firstPage, idle, ...(kind === 'embedded' && { pglite: pgliteMemory(folder) }) };
  } finally {
    server.kill('SIGKILL');
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** MB that PGlite takes by itself for the database that a server left. */
function pgliteMemory(folder: string): number {
  const program = join(import.meta.dirname, 'pglite-memory.mjs');
  return Number(execFileSync(process.execPath, [program, join(folder, 'database')], { encoding: 'utf8' }));
}
