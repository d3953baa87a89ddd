import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres, type PostgresBinaries } from './postgres-binaries.ts';
import { patience } from '#tests/tier.ts';
import { scratchFolder } from './scratch-folder.ts';

export interface Postgres {
  /** For the program: its user owns its database and may create databases and roles, but is no superuser. */
  url: string;
  /** For tests that take rights away. */
  superuser: string;
  /** Its data. */
  directory: string;
  /** Ends it at once, without keeping the data directory in order. */
  kill(): Promise<void>;
  /** Starts it again, on the same port, after `kill`. */
  start(): Promise<void>;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
}

interface User {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root: as root it runs as the machine's postgres, or else as nobody. */
function runAs(): User {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const line = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  if (!line) throw new Error('PostgreSQL does not run as root, and /etc/passwd names neither postgres nor nobody.');
  return { uid: Number(line[2]), gid: Number(line[3]) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function untilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < patience(600); tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}:\n${output()}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      // Not listening yet, or still recovering.
      await wait(50);
    }
  }
  throw new Error(`PostgreSQL was not ready after half a minute:\n${output()}`);
}

/** The shell ends the server when this process is gone, however it went: the pipe to it closes then. */
const keeper = 'exec 3<&0; "$@" & server=$!; (cat <&3 >/dev/null; kill -QUIT $server) & wait $server';

function launch(binaries: PostgresBinaries, directory: string, port: number, user: User): ChildProcess {
  // Nothing of this cluster is worth a flush to the disk.
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'autovacuum=off',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=64MB',
    'max_wal_size=256MB',
  ];
  const args = ['-D', directory, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const options = { ...user, cwd: directory, stdio: 'pipe' as const };
  if (process.platform === 'win32') return spawn(binaries.postgres, args, options);
  return spawn('/bin/sh', ['-c', keeper, 'sh', binaries.postgres, ...args], options);
}

async function createOwner(superuser: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  try {
    await client.query(`create role pagewright login createdb createrole password 'pagewright'`);
    await client.query('create database pagewright owner pagewright');
  } finally {
    await client.end();
  }
}

export interface PostgresOptions {
  origin?: PostgresBinaries['origin'];
  /** The data directory of a server that was ended, to begin with a copy of. */
  copyOf?: string | undefined;
  /** Where its data is put; without it in memory, which much data would take from everything else on the machine. */
  folder?: string;
}

/** As the program tells it, `postgres (PostgreSQL) 15.8`: a data directory belongs to one version. */
export function postgresVersion(): string {
  return execFileSync(findPostgres().postgres, ['--version'], { encoding: 'utf8' }).trim();
}

function give(directory: string, { uid, gid }: User): void {
  if (uid === undefined || gid === undefined) return;
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(directory, name), uid, gid);
  }
  chownSync(directory, uid, gid);
}

/** A real PostgreSQL of our own on a free port, with its data in a temporary directory. */
export async function startPostgres({ origin, copyOf, folder }: PostgresOptions = {}): Promise<Postgres> {
  const binaries = findPostgres(origin);
  const user = runAs();
  const directory = mkdtempSync(join(folder ?? scratchFolder(), 'pagewright-postgres-'));
  if (copyOf !== undefined) cpSync(copyOf, directory, { recursive: true });
  give(directory, user);
  if (copyOf === undefined) {
    const make = ['-D', directory, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(binaries.initdb, make, { ...user, cwd: directory, stdio: 'pipe' });
  }
  const port = await freePort();
  const superuser = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  let output = '';
  const start = async (): Promise<void> => {
    server = launch(binaries, directory, port, user);
    server.stderr?.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-10_000);
    });
    await untilReady(superuser, server, () => output);
  };
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.stdin?.end();
    await ended;
  };
  try {
    await start();
    if (copyOf === undefined) await createOwner(superuser);
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://pagewright:pagewright@127.0.0.1:${port}/pagewright`,
    superuser,
    directory,
    kill,
    start,
    stop: async () => {
      await kill();
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
