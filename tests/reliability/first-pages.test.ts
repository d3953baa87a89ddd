import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoCaptcha, signIn } from '#scripts/bench/visit.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { processorTime } from '#tests/promises/within.ts';
import { startWatched } from './watched-server.ts';

/** In the whole run the server makes all sample records meanwhile, as a first start does. */
const records = atLevel('100', '0');
/** Milliseconds that nobody notices while a server that has just started compiles its own code. */
const bound = processorTime(100);

test.runIf(process.platform === 'linux')(
  'P45 a new server opens its first pages and publishes its first change without holding anybody up',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-first-'));
    const server = await startWatched({ DATA_DIR: folder, DEMO_CAPTCHA: demoCaptcha, DEMO_RECORDS: records });
    const stalls: [string, number][] = [];
    /** Asks for something that has to succeed, and notes how long it held up the others. */
    const ask = async (
      path: string,
      { method = 'GET', token = '', body = undefined as unknown } = {},
    ): Promise<void> => {
      const answer = await fetch(server.origin + path, {
        method,
        headers: {
          accept: path.startsWith('/api') ? 'application/json' : 'text/html',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      expect(answer.status, `${method} ${path}: ${text.slice(0, 300)}`).toBe(200);
      stalls.push([`${method} ${path}`, (await server.stall()).longest]);
    };
    try {
      // What comes before somebody is told that it is ready holds up nobody.
      await server.stall();
      for (const path of ['/login', '/register', '/forgotPassword']) await ask(path);
      const token = await signIn(server.origin, 'root');
      for (const path of ['/workbench', '/workbench/app', '/platform-home/platformset']) await ask(path);
      const overlay = '/api/wp/configuration/overlay/session.login';
      const note = { id: 'x.note', widget: 'Text', props: { text: { t: { 'zh-CN': '欢迎', 'en-US': 'Welcome' } } } };
      const operations = [{ op: 'insert', parent: 'card', slot: 'default', value: note }];
      await ask(overlay, { method: 'PUT', token, body: { value: { operations } } });
      await ask(`${overlay}/publish`, { method: 'POST', token, body: {} });
      await ask('/login');
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      console.log(stalls.map(([what, longest]) => `${what}: ${longest.toFixed(0)} ms`).join('\n'));
    }
    expect(stalls.filter(([, longest]) => longest > bound)).toEqual([]);
  },
);
