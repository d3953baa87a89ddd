import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lockDirectory } from '#server/kernel/db/driver/embedded/lock.ts';
import { makeLocation } from '#tests/database/harness.ts';
import type { ProgramName } from './programs.ts';
import { environmentOf, type ServerProcess, startProcess } from './server-process.ts';

const running: ServerProcess[] = [];
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.signal('SIGKILL');
    await server.ended();
  }
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

const production = {
  PAGEWRIGHT_MODE: 'production',
  PAGEWRIGHT_SECRET: 'x'.repeat(32),
  PUBLIC_ORIGIN: 'https://p.example',
};

async function start(
  environment: Record<string, string>,
  program?: ProgramName,
  parameters?: readonly string[],
): Promise<ServerProcess> {
  const server = await startProcess(environment, program, parameters);
  running.push(server);
  return server;
}

/** One line on standard error and no stack. */
async function denial(environment: Record<string, string>): Promise<string> {
  const server = await start(environment);
  const { code } = await server.ended();
  expect(code).toBe(1);
  expect(server.stderr().trim().split('\n')).toHaveLength(1);
  return server.stderr();
}

/** Until a server in production says that it is. */
async function readyInProduction(server: ServerProcess): Promise<void> {
  while (!server.stdout().includes('"msg":"ready"')) await new Promise((resolve) => setTimeout(resolve, 50));
}

// A start takes seconds: what can happen to one directory happens to it in turn.
describe('the directory of a demo', () => {
  let location: { DATA_DIR: string; PAGEWRIGHT_SECRET: string };
  let demo: ServerProcess;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-start-'));
    location = { DATA_DIR: folder, PAGEWRIGHT_SECRET: production.PAGEWRIGHT_SECRET };
    demo = await startProcess(location);
    await demo.ready();
  });
  afterAll(async () => {
    demo.signal('SIGKILL');
    await demo.ended();
    rmSync(location.DATA_DIR, { recursive: true, force: true, maxRetries: 5 });
  });

  test('that was empty becomes a demo that tells its address and accounts', async () => {
    expect(demo.stdout()).toContain(`http://localhost:${demo.port}`);
    expect(demo.stdout()).toContain('Pagewright-demo-1');
    for (const name of [
      'root',
      'sysadmin',
      'owner',
      'admin',
      'builder',
      'hr',
      'user',
      'appowner',
      'appadmin',
      'appuser',
      'globex',
      'both',
    ]) {
      expect(demo.stdout()).toMatch(new RegExp(`\\b${name}\\b`));
    }
    const health = await fetch(`${demo.origin}/healthz`);
    expect(await health.json()).toMatchObject({ status: 'ok', database: { ok: true } });
    expect((await (await fetch(`${demo.origin}/sys/common/env`)).json()).success).toBe(true);
  });

  test('P35 is not shared with a second server, which exits and names the holder', async () => {
    expect(await denial(location)).toContain(`is in use by process ${demo.pid} on `);
    expect((await fetch(`${demo.origin}/healthz`)).status).toBe(200);
    demo.signal('SIGTERM');
    expect((await demo.ended()).code).toBe(0);
  });

  test('is free again after a port in use was reported in one line', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    cleanUps.push(() => new Promise((resolve) => other.close(resolve)));
    const address = other.address();
    const port = address && typeof address === 'object' ? String(address.port) : '';
    expect(await denial({ ...location, PORT: port })).toContain(`127.0.0.1:${port} is in use`);
    const lock = await lockDirectory(location.DATA_DIR);
    await lock.release();
  });

  test('is not read with another secret than that of the first start, which is reported in one line', async () => {
    expect(await denial({ ...location, PAGEWRIGHT_SECRET: 'y'.repeat(32) })).toContain('PAGEWRIGHT_SECRET');
  });

  test('is refused in production, and the ways out that this names work', async () => {
    const message = await denial({ ...location, ...production });
    expect(message).toContain('npm run demo:remove');
    expect(message).toContain('npm run admin:create');
    const removed = await start({ ...location, ...production }, 'demo-remove');
    expect((await removed.ended()).code, removed.stderr()).toBe(0);
    expect(removed.stdout()).toContain('2 workspaces and 12 accounts');
    const admin = { ...location, ...production, ADMIN_PASSWORD: 'a long enough one' };
    const made = await start(admin, 'admin-create', ['--username', 'root']);
    expect((await made.ended()).code, made.stderr()).toBe(0);
    const server = await start({ ...location, ...production, LOG_LEVEL: 'info' });
    await readyInProduction(server);
    expect(server.stdout(), 'an https address without a proxy that is trusted').toContain(
      '"setting":"TRUSTED_PROXIES"',
    );
    const health = await (await fetch(`${server.origin}/healthz`)).json();
    expect(health).toMatchObject({ status: 'ok', warnings: ['TRUSTED_PROXIES'] });
  });
});

describe('starting', () => {
  test('production without a secret, or with a known image code, does not start', async () => {
    expect(await denial({ PAGEWRIGHT_MODE: 'production' })).toContain('PAGEWRIGHT_SECRET');
    expect(await denial({ ...production, DEMO_CAPTCHA: 'abcd' })).toContain('DEMO_CAPTCHA');
  });

  test('production seeds nothing', async () => {
    const { location, remove } = await makeLocation('embedded');
    cleanUps.push(remove);
    const server = await start({ ...environmentOf(location), ...production, LOG_LEVEL: 'info' });
    await readyInProduction(server);
    expect(server.stdout()).not.toContain('Pagewright-demo-1');
    expect((await fetch(`${server.origin}/demo/outbox`, { headers: { accept: 'application/json' } })).status).toBe(404);
    const signIn = await fetch(`${server.origin}/api/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('web:web').toString('base64')}` },
      body: new URLSearchParams({ username: 'root', password: 'Pagewright-demo-1' }),
    });
    expect(signIn.ok).toBe(false);
  });

  test('a database that cannot be reached is reported in one line', async () => {
    expect(await denial({ DATABASE_URL: 'postgres://nobody:secret-of-nobody@127.0.0.1:9/none' })).not.toContain(
      'secret-of-nobody',
    );
  });
});
