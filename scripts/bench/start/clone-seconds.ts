import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/install.mjs';
import { freePort } from '#tests/reliability/server-process.ts';

/** Seconds of `npm start` in a bare clone of the last commit, until it says that it is ready: it installs, builds and starts. */
export async function secondsOfClone(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, folder]);
    const { PATH = '', HOME = '' } = process.env;
    const began = performance.now();
    const start = spawn('npm', ['start'], {
      cwd: folder,
      env: { PATH, HOME, PORT: String(await freePort()), DATA_DIR: join(folder, '.data') },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const ended = once(start, 'exit');
    for await (const text of start.stdout) if (String(text).includes('is ready')) break;
    const taken = (performance.now() - began) / 1000;
    if (start.pid !== undefined && start.exitCode === null) process.kill(-start.pid, 'SIGTERM');
    await ended;
    return taken;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
