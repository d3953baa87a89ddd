import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '#tests/database/postgres.ts';
import { scratchFolder } from '#tests/database/scratch-folder.ts';
import { patience } from '#tests/tier.ts';
import { freePort } from './free-port.ts';

export type DatabaseKind = 'embedded' | 'postgres';
export const captcha = 'abcd';
const root = join(import.meta.dirname, '../..');

/** The built product, started by `npm start` on an empty directory. */
export interface Product {
  origin: string;
  /** The same server at a workspace's own host, `http://acme.localhost:port`. */
  workspaceOrigin(subdomain: string): string;
  /** Ends the server at once, as a crash would. */
  crash(): Promise<void>;
  /** Starts it again on the same data, by what `npm start` runs. */
  restart(): Promise<void>;
}

/** A product that its caller has started, and ends. */
export interface OwnProduct extends Product {
  stop(): Promise<void>;
}

async function ready(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + patience(120_000);
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`npm start was not ready in time:\n${output()}`);
}

/** Ends a whole process group; `npm start` runs the server as a child of its own. */
function signal(child: ChildProcess, name: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
    child.once('exit', () => resolve());
    process.kill(-child.pid, name);
  });
}

/** `settings` are beside the usual ones. */
export async function startProduct(kind: DatabaseKind, settings: Record<string, string> = {}): Promise<OwnProduct> {
  const folder = await mkdtemp(join(scratchFolder(), 'pagewright-e2e-'));
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // The page of the guide, and one for what no page of the product shows.
  const pages = join(folder, 'pages');
  await cp(join(root, 'stories/guide/first-page'), join(pages, 'first-page'), { recursive: true });
  await cp(join(root, 'tests/e2e/pages'), join(pages, 'pages'), { recursive: true });
  const environment = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DEMO_CAPTCHA: captcha,
    DEMO_RECORDS: '0',
    // Tests press as fast as the page allows (SHELL-37).
    PRESS_INTERVAL: '0',
    // Where the tests' own third parties and directories listen.
    EGRESS_ALLOW: '127.0.0.1',
    PAGES_DIR: pages,
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    ...settings,
  };
  let printed = '';
  let child: ChildProcess;
  const start = async (command: string, args: string[]): Promise<void> => {
    child = spawn(command, args, { cwd: root, env: environment, detached: true });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += text));
    await ready(origin, child, () => printed);
  };
  await start('npm', ['start', '--silent']);
  return {
    origin,
    workspaceOrigin: (subdomain) => `http://${subdomain}.localhost:${port}`,
    crash: () => signal(child, 'SIGKILL'),
    restart: () => start(process.execPath, ['scripts/start.mjs']),
    stop: async () => {
      await signal(child, 'SIGTERM');
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
