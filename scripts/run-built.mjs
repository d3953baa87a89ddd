import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './freshness.mjs';
import { ensureInstalled, requireNode, root } from './install.mjs';

/** Runs a program of the server in place of this one, and builds first where nothing is built. @param {string} program */
export function runBuilt(program) {
  requireNode();
  ensureInstalled();
  if (!isBuilt())
    execFileSync(process.execPath, ['--import', 'tsx', join(root, 'scripts/build.ts')], {
      cwd: root,
      stdio: 'inherit',
    });
  try {
    execFileSync(process.execPath, [join(root, `dist/server/${program}.js`), ...process.argv.slice(2)], {
      stdio: 'inherit',
    });
  } catch {
    // The program has said what was wrong.
    process.exit(1);
  }
}
