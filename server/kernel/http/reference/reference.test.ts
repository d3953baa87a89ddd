import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTinyApp } from '../testing/tiny-app.ts';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'none'";
let referenceFolder = '';

beforeAll(() => {
  referenceFolder = mkdtempSync(join(tmpdir(), 'pagewright-reference-'));
  for (const language of ['en-US', 'zh-CN']) {
    mkdirSync(join(referenceFolder, 'api', language), { recursive: true });
    writeFileSync(join(referenceFolder, `api.${language}.html`), `<h1>first ${language}</h1>`);
    writeFileSync(join(referenceFolder, 'api', language, 'index.html'), `<h1>index ${language}</h1>`);
    writeFileSync(
      join(referenceFolder, 'api', language, 'guide.html'),
      `<h1>guide ${language}</h1>${'x'.repeat(3000)}`,
    );
  }
  writeFileSync(join(referenceFolder, 'api/reference.js'), 'let a;');
  writeFileSync(join(referenceFolder, 'secret.txt'), 'secret');
});
afterAll(() => rmSync(referenceFolder, { recursive: true }));

interface Asked {
  headers?: Record<string, string>;
  environment?: Record<string, string>;
  folder?: string;
  method?: 'GET' | 'HEAD';
}

async function get(
  url: string,
  { headers = html, environment = {}, folder = referenceFolder, method = 'GET' }: Asked = {},
) {
  const app = await createTinyApp({
    operations: { readThing: { row: { method: 'get', path: '/api/thing' } } },
    handlers: { readThing: async () => null },
    referenceFolder: folder,
    environment,
  });
  const answer = await app.inject({ url, headers, method });
  await app.close();
  return answer;
}

describe('the reference of the API', () => {
  test('P18 is served to everybody under a policy without any inline code', async () => {
    for (const url of [
      '/docs/api',
      '/docs/api?x=1',
      '/docs/api/en-US/guide.html',
      '/docs/api/en-US/',
      '/docs/api/reference.js',
    ]) {
      const { statusCode, headers } = await get(url);
      expect(statusCode, url).toBe(200);
      expect(headers['content-security-policy'], url).toBe(policy);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['cache-control'], url).toBe('no-cache');
    }
    expect((await get('/docs/api', { headers: { accept: 'application/json' } })).statusCode).toBe(200);
    expect((await get('/docs/api', { method: 'HEAD' })).statusCode).toBe(200);
    expect((await get('/docs/api/')).headers.location).toBe('/docs/api');
  });

  test('begins in the language of the visitor', async () => {
    const first = async (headers: Record<string, string>) => (await get('/docs/api', { headers })).body;
    expect(await first({ 'accept-language': 'en-GB,en;q=0.9' })).toContain('first en-US');
    expect(await first({ 'accept-language': 'zh-TW' })).toContain('first zh-CN');
    expect(await first({})).toContain('first zh-CN');
    const chosen = { cookie: 'pagewright_locale=en-US', 'accept-language': 'zh-CN' };
    expect(await first(chosen)).toContain('first en-US');
    expect((await get('/docs/api')).headers['vary']).toContain('Accept-Language');
  });

  test('is compressed, and not sent again while it stays the same', async () => {
    const url = '/docs/api/zh-CN/guide.html';
    const answer = await get(url, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    const again = await get(url, { headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test('has nothing at other addresses, and nothing beside its folder', async () => {
    for (const url of [
      '/docs/api/none.html',
      '/docs/api/..%2fsecret.txt',
      '/docs/api/%2e%2e/secret.txt',
      '/docs/api/en-US/../../secret.txt',
    ]) {
      const { statusCode, body } = await get(url);
      expect(statusCode, url).toBeGreaterThanOrEqual(400);
      expect(body, url).not.toContain('secret</');
      expect(body, url).not.toBe('secret');
    }
    const page = await get('/docs/api/none.html');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('There is nothing at this address.');
    const program = await get('/docs/api/none.html', { headers: { accept: 'application/json' } });
    expect(program.json()).toMatchObject({ code: 404, data: { code: 'operation_not_found' } });
  });

  test.each(['/docs/api', '/docs/api/', '/docs/api/en-US/index.html', '/docs/api/reference.js'])(
    'answers 404 at %s when API_DOCS is off',
    async (url) => {
      const off = { environment: { API_DOCS: 'off' } };
      const page = await get(url, off);
      expect(page.statusCode).toBe(404);
      expect(page.body).not.toContain('first');
      const program = await get(url, { ...off, headers: { accept: '*/*' } });
      expect(program.statusCode).toBe(404);
      expect(program.json().data.code).toBe('operation_not_found');
    },
  );

  test('says what to do where it was not built', async () => {
    const { statusCode, body } = await get('/docs/api', { folder: '/nowhere' });
    expect(statusCode).toBe(503);
    expect(body).toContain('npm run build');
  });
});
