import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Every file that git tracks or would track, relative to the root. */
export function files(): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)));
}

/** Source files that people write. */
export function sources(): string[] {
  return files().filter((path) => /\.(ts|tsx|mjs|cjs|css)$/.test(path) && !path.includes('/generated/'));
}
