import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { type Server, connect, createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DirectoryInUse } from '../../errors.ts';
import { bootId, processStart } from './process-identity.ts';

/** Who holds a data directory. The socket is open as long as the process lives, however it ends. */
interface Holder {
  id: string;
  pid: number;
  /** When the kernel says the process began, so that a later process with the same number is not taken for it. */
  processStart: string | undefined;
  bootId: string | undefined;
  host: string;
  startedAt: string;
  socket: string;
}

export interface DirectoryLock {
  release(): Promise<void>;
}

/** The longest address that every system takes for a local socket. */
const longestSocket = 100;

function socketAddress(directory: string, id: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\pagewright-${id}`;
  const inside = join(directory, `lock-${id.slice(0, 8)}.sock`);
  // Inside the directory it is also reached from another container that shares the directory.
  return inside.length <= longestSocket ? inside : join(tmpdir(), `pagewright-${id}.sock`);
}

function listen(address: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

/** A socket of a living process takes connections even while the process is busy; one of a dead process never does. */
function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.setTimeout(1000, () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** How long a process that was killed may take to give its memory back. */
const ending = 1500;

async function lives(holder: Holder): Promise<boolean> {
  if (await answers(holder.socket)) return true;
  // The socket is closed before the process is gone.
  for (const end = Date.now() + ending; isThere(holder); await wait(50)) if (Date.now() > end) return true;
  return false;
}

/** Whether there may still be such a process. */
function isThere(holder: Holder): boolean {
  const boot = bootId();
  if (holder.host !== hostname()) {
    // Another container of this machine is dead when its socket is. Of another machine nothing can be known.
    return boot === undefined || holder.bootId !== boot;
  }
  if (holder.bootId !== boot) return false;
  const start = processStart(holder.pid);
  return start !== undefined && (holder.processStart === undefined || start === holder.processStart);
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The holder that the file names; undefined when there is no file, `torn` when its writer died while writing. */
async function read(file: string): Promise<Holder | 'torn' | undefined> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    try {
      // The file is written by this module only.
      return JSON.parse(readFileSync(file, 'utf8')) as Holder;
    } catch (error) {
      if (isMissing(error)) return undefined;
      if (!(error instanceof SyntaxError)) throw error;
      await wait(20);
    }
  }
  return 'torn';
}

/** Takes a dead holder's file away. When it was replaced meanwhile, the new holder's file is put back. */
async function removeStale(file: string, stale: Holder | 'torn', mine: Holder): Promise<void> {
  const aside = `${file}.${mine.id}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  const moved = await read(aside);
  const isStale = moved === 'torn' || moved === undefined || (stale !== 'torn' && moved.id === stale.id);
  if (isStale) rmSync(aside);
  else renameSync(aside, file);
  if (stale !== 'torn' && process.platform !== 'win32') rmSync(stale.socket, { force: true });
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, `${JSON.stringify(holder, undefined, 2)}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function take(directory: string, file: string, mine: Holder): Promise<void> {
  for (;;) {
    if (create(file, mine)) {
      // Another starter that judged an older file may be moving this one: the process whose file remains has the lock.
      await wait(30);
      const now = await read(file);
      if (now !== 'torn' && now?.id === mine.id) return;
    }
    const holder = await read(file);
    if (!holder) continue;
    if (holder !== 'torn' && (await lives(holder))) throw new DirectoryInUse(directory, holder);
    await removeStale(file, holder, mine);
  }
}

/**
 * Takes the data directory for this process (P35). A lock whose process has ended is taken over; one whose process
 * lives never is. Throws `DirectoryInUse`, naming the holder, within two seconds.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const file = join(directory, 'pagewright.lock');
  const id = randomUUID();
  const socket = socketAddress(directory, id);
  const server = await listen(socket);
  const mine: Holder = {
    id,
    pid: process.pid,
    processStart: processStart(process.pid),
    bootId: bootId(),
    host: hostname(),
    startedAt: new Date().toISOString(),
    socket,
  };
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  try {
    await take(directory, file, mine);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    release: async () => {
      const now = await read(file);
      if (now !== 'torn' && now?.id === id) unlinkSync(file);
      await close();
    },
  };
}
