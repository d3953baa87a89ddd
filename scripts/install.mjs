import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Stops with one plain sentence when Node is too old for the product. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Pagewright needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs `npm ci` in a folder, the root when none is given, unless its node_modules already holds exactly what its package-lock.json says. */
export function ensureInstalled(folder = root) {
  const stamp = join(folder, 'node_modules/.pagewright-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (npm ci) …');
  execFileSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(stamp, lock);
}
