import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addPackages, ensureInstalled } from './install.mjs';

let folder: string;

/** A project with one package of its own, so that nothing is downloaded. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-install-'));
  mkdirSync(join(folder, 'part'));
  write('part/package.json', { name: 'part', version: '1.0.0' });
  write('package.json', { name: 'whole', version: '1.0.0', dependencies: { part: 'file:part' } });
  writeLock({});
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: unknown): void {
  writeFileSync(join(folder, name), JSON.stringify(content));
}

function writeLock(more: Record<string, object>): void {
  const packages = {
    '': { name: 'whole', version: '1.0.0', dependencies: { part: 'file:part' } },
    'node_modules/part': { resolved: 'part', link: true },
    part: { version: '1.0.0' },
    ...more,
  };
  write('package-lock.json', { name: 'whole', version: '1.0.0', lockfileVersion: 3, requires: true, packages });
}

/** How often packages are installed when they have to be there. */
function installs(): number {
  let times = 0;
  ensureInstalled(folder, () => {
    times += 1;
  });
  return times;
}

const npmCi = () => execFileSync('npm', ['ci', '--loglevel=error', '--offline'], { cwd: folder, stdio: 'ignore' });

describe('ensureInstalled', () => {
  test('installs nothing after npm ci', () => {
    expect(installs()).toBe(1);
    npmCi();
    expect(installs()).toBe(0);
  });

  test('installs again when the lock file names another package or version, and not for another kind of machine', () => {
    npmCi();
    writeLock({ 'node_modules/late': { version: '1.0.0', integrity: 'sha512-x' } });
    expect(installs()).toBe(1);
    writeLock({ part: { version: '1.0.1' } });
    expect(installs()).toBe(1);
    writeLock({ 'node_modules/for-a-mac': { version: '1.0.0', integrity: 'sha512-x', optional: true } });
    expect(installs()).toBe(0);
  });

  test('installs again when something is there that the lock file does not name', () => {
    npmCi();
    write('package-lock.json', { lockfileVersion: 3, packages: { '': { name: 'whole', version: '1.0.0' } } });
    expect(installs()).toBe(1);
  });

  test('adds what is missing, and leaves the record of another checkout that shares the file alone', () => {
    npmCi();
    const record = join(folder, 'node_modules/.package-lock.json');
    const other = join(folder, 'other.json');
    writeFileSync(record, '{"packages":{}}');
    linkSync(record, other);
    ensureInstalled(folder, addPackages);
    expect(installs()).toBe(0);
    expect(readFileSync(other, 'utf8')).toBe('{"packages":{}}');
  });
});
