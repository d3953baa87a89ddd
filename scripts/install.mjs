import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

export const root = join(import.meta.dirname, '..');

/** Stops with one plain sentence when Node is too old for the product. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Pagewright needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Runs `npm ci` in a folder, the root when none is given, unless its node_modules already holds what its package-lock.json says.
 * With `addPackages` it adds what is missing instead, in a checkout that others have just added a package to.
 * @param {string} folder @param {(folder: string) => void} install
 */
export function ensureInstalled(folder = root, install = npmCi) {
  if (!isInstalled(folder)) install(folder);
}

/** @param {string} folder */
function npmCi(folder) {
  console.log('Installing packages (npm ci) …');
  execFileSync(npm, ['ci', '--include=dev', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

/**
 * Adds what is missing, and leaves the rest and the lock file as they are.
 * @param {string} folder
 */
export function addPackages(folder) {
  console.log('Adding packages (npm install) …');
  // npm writes its record in place, and checkouts that were copied by links would share it.
  rmSync(join(folder, 'node_modules/.package-lock.json'), { force: true });
  execFileSync(npm, ['install', '--no-save', '--include=dev', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
}

/**
 * Compares the lock file with npm's own record of what it installed, so that it does not matter who called npm.
 * Optional packages may be missing: they are for other machines.
 * @param {string} folder
 */
function isInstalled(folder) {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const { '': _, ...locked } = packagesOf(join(folder, 'package-lock.json'));
  const installed = packagesOf(record);
  return (
    Object.keys(installed).every((name) => name in locked) &&
    Object.entries(locked).every(([name, { version, integrity, optional }]) => {
      const found = installed[name];
      return found ? found.version === version && found.integrity === integrity : optional === true;
    })
  );
}

/**
 * By their folders.
 * @param {string} file @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
