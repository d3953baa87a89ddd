/**
 * `npm run size:production`: what the packages that the product needs to run take on the disk, the largest first.
 * Exits 1 above the limit.
 */
import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './install.mjs';

const limit = 120;
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** MB of a package's own files; packages inside of it are listed by themselves. */
function size(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules') return sum;
    return sum + (entry.isDirectory() ? size(path) : lstatSync(path).size / 2 ** 20);
  }, 0);
}

const listed = execFileSync(npm, ['ls', '--omit=dev', '--all', '--parseable'], { cwd: root, encoding: 'utf8' });
const modules = realpathSync(join(root, 'node_modules'));
const packages = [...new Set(listed.trim().split('\n').slice(1))]
  .map((folder) => ({ name: relative(modules, realpathSync(folder)), size: size(folder) }))
  .sort((a, b) => b.size - a.size);
const sum = packages.reduce((total, one) => total + one.size, 0);
for (const one of packages.slice(0, 12)) console.log(`${one.size.toFixed(1).padStart(7)} MB  ${one.name}`);
console.log(`${sum.toFixed(1).padStart(7)} MB  ${packages.length} packages; the limit is ${limit} MB`);
if (sum > limit) process.exitCode = 1;
