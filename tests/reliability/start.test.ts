import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
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

async function embeddedLocation(): Promise<Record<string, string>> {
  const { location, remove } = await makeLocation('embedded');
  cleanUps.push(remove);
  return environmentOf(location);
}

describe('starting', () => {
  test('an empty folder becomes a demo that tells its address and accounts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-start-'));
    cleanUps.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    const server = await start({ DATA_DIR: folder });
    await server.ready();
    expect(server.stdout()).toContain(`http://localhost:${server.port}`);
    expect(server.stdout()).toContain('Pagewright-demo-1');
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
      expect(server.stdout()).toMatch(new RegExp(`\\b${name}\\b`));
    }
    const health = await fetch(`${server.origin}/healthz`);
    expect(await health.json()).toMatchObject({ status: 'ok', database: { ok: true } });
    expect((await (await fetch(`${server.origin}/sys/common/env`)).json()).success).toBe(true);
  });

  test('production without a secret, or with a known image code, does not start', async () => {
    expect(await denial({ PAGEWRIGHT_MODE: 'production' })).toContain('PAGEWRIGHT_SECRET');
    const production = {
      PAGEWRIGHT_MODE: 'production',
      PAGEWRIGHT_SECRET: 'x'.repeat(32),
      PUBLIC_ORIGIN: 'https://p.example',
    };
    expect(await denial({ ...production, DEMO_CAPTCHA: 'abcd' })).toContain('DEMO_CAPTCHA');
  });

  test('production seeds nothing', async () => {
    const location = await embeddedLocation();
    const server = await start({
      ...location,
      PAGEWRIGHT_MODE: 'production',
      PAGEWRIGHT_SECRET: 'x'.repeat(32),
      PUBLIC_ORIGIN: 'https://p.example',
      LOG_LEVEL: 'info',
    });
    while (!server.stdout().includes('"msg":"ready"')) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.stdout()).not.toContain('Pagewright-demo-1');
    expect((await fetch(`${server.origin}/demo/outbox`, { headers: { accept: 'application/json' } })).status).toBe(404);
    const signIn = await fetch(`${server.origin}/api/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('web:web').toString('base64')}` },
      body: new URLSearchParams({ username: 'root', password: 'Pagewright-demo-1' }),
    });
    expect(signIn.ok).toBe(false);
  });

  test('production does not start on the data of a demo, and the ways out that it names work', async () => {
    const location = await embeddedLocation();
    const demo = await start(location);
    await demo.ready();
    demo.signal('SIGTERM');
    await demo.ended();
    const production = {
      ...location,
      PAGEWRIGHT_MODE: 'production',
      PAGEWRIGHT_SECRET: 'x'.repeat(32),
      PUBLIC_ORIGIN: 'https://p.example',
    };
    const message = await denial(production);
    expect(message).toContain('npm run demo:remove');
    expect(message).toContain('npm run admin:create');
    const removed = await start(production, 'demo-remove');
    expect((await removed.ended()).code, removed.stderr()).toBe(0);
    expect(removed.stdout()).toContain('2 workspaces and 12 accounts');
    const admin = { ...production, ADMIN_PASSWORD: 'a long enough one' };
    const made = await start(admin, 'admin-create', ['--username', 'root']);
    expect((await made.ended()).code, made.stderr()).toBe(0);
    const server = await start({ ...production, LOG_LEVEL: 'info' });
    while (!server.stdout().includes('"msg":"ready"')) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.stdout(), 'an https address without a proxy that is trusted').toContain(
      '"setting":"TRUSTED_PROXIES"',
    );
    const health = await (await fetch(`${server.origin}/healthz`)).json();
    expect(health).toMatchObject({ status: 'ok', warnings: ['TRUSTED_PROXIES'] });
  });

  test('another secret than that of the first start is reported in one line', async () => {
    const location = await embeddedLocation();
    const first = await start({ ...location, PAGEWRIGHT_SECRET: 'x'.repeat(32) });
    await first.ready();
    first.signal('SIGTERM');
    await first.ended();
    expect(await denial({ ...location, PAGEWRIGHT_SECRET: 'y'.repeat(32) })).toContain('PAGEWRIGHT_SECRET');
  });

  test('a port in use is reported in one line, and the directory is free again', async () => {
    const location = await embeddedLocation();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    cleanUps.push(() => new Promise((resolve) => other.close(resolve)));
    const address = other.address();
    const port = address && typeof address === 'object' ? String(address.port) : '';
    expect(await denial({ ...location, PORT: port })).toContain(`127.0.0.1:${port} is in use`);
    const next = await start(location);
    await next.ready();
  });

  test('P35 a second server on the same directory exits and names the holder', async () => {
    const location = await embeddedLocation();
    const first = await start(location);
    await first.ready();
    expect(await denial(location)).toMatch(/is in use by process \d+ on /);
    expect((await fetch(`${first.origin}/healthz`)).status).toBe(200);
  });

  test('a database that cannot be reached is reported in one line', async () => {
    expect(await denial({ DATABASE_URL: 'postgres://nobody:secret-of-nobody@127.0.0.1:9/none' })).not.toContain(
      'secret-of-nobody',
    );
  });
});
