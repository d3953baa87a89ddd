/** `npm start`: installs what is missing, builds what is stale, and runs the product. Needs nothing but Node. */
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './freshness.mjs';
import { ensureInstalled, requireNode, root } from './install.mjs';

requireNode();
ensureInstalled();
if (!isBuilt()) {
  console.log('Building …');
  const build = ['--import', 'tsx', join(root, 'scripts/build.ts'), '--product'];
  execFileSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
}

const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], { stdio: 'inherit' });
// The server shuts down by itself on these; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => server.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
