import { execFileSync } from 'node:child_process';
import { root } from '../install.mjs';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const lines = (text: string): string[] => text.split('\n').filter(Boolean);

/** What this checkout has in addition to `base`: committed, uncommitted and new files, deleted ones included. Throws when git knows no `base`. */
export function changedSince(base: string): string[] {
  const tracked = lines(git('diff', '--name-only', '--no-renames', base));
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...tracked, ...untracked])].sort();
}

/** Where this branch left main; on main itself the commit before. */
export function usualBase(): string {
  const head = git('rev-parse', 'HEAD');
  const left = git('merge-base', 'HEAD', 'main');
  return left === head && git('status', '--porcelain') === '' ? 'HEAD~1' : left;
}
