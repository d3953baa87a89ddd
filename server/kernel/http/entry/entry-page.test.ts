import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CompiledDocument } from '#engine/document';
import { Unavailable } from '../../errors/index.ts';
import { createTinyApp, type TinyParts } from '../testing/tiny-app.ts';
import type { BootData, EntryRequest } from '../../documents/boot-data.ts';
import { patience } from '#tests/tier.ts';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const icon = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff" d="M1 1"/></svg>\n';
const code = 'export const a = 1;'.repeat(200);
let buildFolder = '';

beforeAll(() => {
  buildFolder = mkdtempSync(join(tmpdir(), 'pagewright-build-'));
  mkdirSync(join(buildFolder, 'assets'));
  mkdirSync(join(buildFolder, '.vite'));
  writeFileSync(join(buildFolder, 'icon.svg'), icon);
  writeFileSync(join(buildFolder, 'assets/app-1.js'), code);
  writeFileSync(join(buildFolder, 'assets/.hidden'), code);
  writeFileSync(join(buildFolder, 'assets/app-1.js.br'), brotliCompressSync(code));
  const manifest = {
    'widgets/Button/Button.tsx': {
      file: 'assets/Button-1.js',
      css: ['assets/Button-1.css'],
      imports: ['_shared.js', 'app/main.tsx'],
    },
    '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
    '_react.js': { file: 'assets/react-1.js' },
    'app/main.tsx': {
      file: 'assets/app-1.js',
      css: ['assets/app-1.css'],
      imports: ['_react.js'],
      dynamicImports: ['widgets/Button/Button.tsx', '_deferred-1.js'],
    },
    '_deferred-1.js': { file: 'assets/deferred-1.js', name: 'deferred' },
    '_deferred-2.js': { file: 'assets/deferred-2.js', name: 'deferred' },
    'app/prerender/early.ts': { file: 'assets/early-1.js' },
  };
  writeFileSync(join(buildFolder, '.vite/manifest.json'), JSON.stringify(manifest));
  const { 'app/main.tsx': _, ...others } = manifest;
  mkdirSync(join(buildFolder, 'without-program/.vite'), { recursive: true });
  writeFileSync(join(buildFolder, 'without-program/icon.svg'), icon);
  writeFileSync(join(buildFolder, 'without-program/.vite/manifest.json'), JSON.stringify(others));
});
afterAll(() => rmSync(buildFolder, { recursive: true }));

const hostile = '</script><script>alert(1)</script><!-- \u2028 $& ';
const env: BootData['env'] = {
  globalConfig: { defaultLanguage: hostile },
  environment: { mode: 'demo' },
  theme: { base: 'green', variables: { '--pw-ink': 'light-dark(#000000, #ffffff)' } },
};
const bootData: BootData = {
  frame: 'app',
  env,
  locale: 'en-US',
  locales: ['zh-CN', 'en-US'],
  messages: {},
  pages: [],
  preloaded: [],
  mode: 'demo',
  // Only what the page server reads of a document.
  document: { widgets: ['Button', 'Unknown'] } as CompiledDocument,
};

async function get(url: string, parts: Partial<TinyParts> = {}, headers: Record<string, string> = html) {
  const app = await createTinyApp({
    operations: {
      listOutbox: { row: { method: 'get', path: '/demo/outbox' } },
      readThing: { row: { method: 'get', path: '/api/thing' } },
    },
    handlers: { listOutbox: async () => [], readThing: async () => null },
    buildFolder,
    entry: async () => bootData,
    ...parts,
  });
  const answer = await app.inject({ url, headers });
  await app.close();
  return answer;
}

describe('the entry page', () => {
  test('P18 has a strict policy with a fresh nonce, and only the preview may be framed', async () => {
    const [first, second] = [await get('/login'), await get('/login')];
    const nonce = /'nonce-([^']+)'/.exec(String(first.headers['content-security-policy']))?.[1] ?? '';
    expect(first.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'none'`,
    );
    expect(first.body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(second.body).not.toContain(nonce);
    const preview = await get('/preview?width=390');
    expect(preview.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(preview.headers['content-security-policy']).toContain("connect-src 'none'");
    expect(preview.headers['x-robots-tag']).toBe('noindex');
    expect(first.headers['x-robots-tag']).toBeUndefined();
  });

  test('P18 P20 carries its data in a block that no text can end', async () => {
    const { body } = await get('/login');
    const block = /<script type="application\/json" id="pagewright-boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual(JSON.parse(JSON.stringify(bootData)));
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body).toContain('<html lang="en-US" data-theme="green" data-scheme="auto">');
  });

  test.each([
    ['/login', undefined, 'auto', 'light dark'],
    ['/login', 'dark', 'dark', 'dark'],
    ['/login', 'light', 'light', 'light'],
    ['/login', '"><script>', 'auto', 'light dark'],
    ['/preview', 'dark', 'light', 'light'],
  ])('WB-19 %s with the cookie %s is %s from its first frame on', async (url, cookie, scheme, meta) => {
    const chosen = cookie === undefined ? html : { ...html, cookie: `pagewright_scheme=${encodeURIComponent(cookie)}` };
    const { body } = await get(url, {}, chosen);
    expect(body).toContain(` data-scheme="${scheme}">`);
    expect(body).toContain(`<meta name="color-scheme" content="${meta}">`);
  });

  test('CFG-14 P18 carries its theme in one style element, whose nonce the policy names, and none in an attribute', async () => {
    const { body, headers } = await get('/login');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(body).toContain(
      `<style id="pagewright-theme" nonce="${nonce}">:root{--pw-ink:light-dark(#000000, #ffffff)}</style>`,
    );
    expect(body).not.toContain('style=');
  });

  test.each([
    ['/beside', undefined, 'open'],
    ['/beside', '1', 'open'],
    ['/beside', '0', 'closed'],
    ['/elsewhere', undefined, undefined],
  ])('SHELL-42 the outlines of %s with the sidebar cookie %s have it as it was left', async (url, left, aside) => {
    const { document: _, ...boot } = bootData;
    const messages = { 'app.failure.title': 'Not loaded', 'app.failure.retry': '<Again>' };
    const entry = async () => ({ ...boot, messages });
    const answer = await get(url, { entry }, { ...html, ...(left && { cookie: `sidebarStatus=${left}` }) });
    const outlines = /<div id="pagewright-skeleton">.*<\/div>/.exec(answer.body)?.[0] ?? '';
    expect(outlines).toContain('data-bar');
    expect(/data-aside="(\w+)"/.exec(outlines)?.[1]).toBe(aside);
    expect(outlines).toContain('Not loaded');
    expect(outlines, 'texts are escaped').toContain('&lt;Again&gt;');
    expect(answer.body).toContain('<div id="root"></div>');
  });

  test('a page that brings its own first screen has no outlines, and neither has the preview', async () => {
    for (const url of ['/login', '/preview']) expect((await get(url)).body).not.toContain('pagewright-skeleton');
  });

  test('is compressed, and kept apart by encoding, cookie and what is accepted', async () => {
    const entry = async () => ({
      ...bootData,
      env: { ...env, globalConfig: { defaultLanguage: 'x'.repeat(4_000) } },
    });
    const answer = await get('/login', { entry }, { ...html, 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(String(answer.headers['vary']).split(/, */).sort()).toEqual([
      'Accept',
      'Accept-Language',
      'Cookie',
      'accept-encoding',
    ]);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('x'.repeat(4_000));
  });

  test('loads the code and styles of its widgets early, and nothing twice', async () => {
    const { body } = await get('/login');
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/Button-1.css">');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/Button-1.js">');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/shared-1.js">');
    for (const file of ['app-1.js', 'app-1.css', 'react-1.js']) expect(body.split(file)).toHaveLength(2);
  });

  test('starts its program, whose other files are fetched with it, and has its icon with it', async () => {
    const { body } = await get('/login');
    expect(body).toContain(
      [
        '<title>Pagewright</title>',
        '<script type="module" crossorigin src="/assets/app-1.js"></script>',
        '<link rel="modulepreload" crossorigin href="/assets/react-1.js">',
        '<link rel="stylesheet" crossorigin href="/assets/app-1.css">',
      ].join('\n'),
    );
    const address =
      /<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,([^"]*)">/.exec(body)?.[1] ?? '';
    expect(decodeURIComponent(address)).toBe(icon.trim());
    expect(address).not.toContain('#');
  });

  test('has the styles of what a widget imports before the widget’s own, which override them', async () => {
    const { body } = await get('/login');
    const positions = ['app-1.css', 'shared-1.css', 'Button-1.css'].map((file) => body.indexOf(file));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(positions).not.toContain(-1);
  });

  test('loads the rest of the shell early where a page begins with calls, and not where it is public', async () => {
    const early = '<link rel="modulepreload" crossorigin href="/assets/deferred-1.js">';
    const { document: _, ...closed } = bootData;
    expect((await get('/workbench', { entry: async () => closed })).body).toContain(early);
    expect((await get('/login')).body).not.toContain(early);
    expect((await get('/preview', { entry: async () => ({ ...closed, frame: 'preview' }) })).body).not.toContain(early);
  });

  test('P18 carries its first screen, and the script that begins the program when that was shown', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-prerendered-'));
    cpSync(buildFolder, join(folder, 'app'), { recursive: true });
    mkdirSync(join(folder, 'prerender'));
    const prerendered = {
      title: 'Sign in &amp; $&amp;',
      html: '<p data-prerendered="0">$& hello</p>',
      css: '[data-prerendered="0"]{color:red}',
      widgets: ['Unknown'],
    };
    writeFileSync(
      join(folder, 'prerender/prerender.worker.js'),
      `require('node:worker_threads').parentPort.on('message', function () { this.postMessage(${JSON.stringify({ prerendered })}); }).postMessage('ready');`,
    );
    writeFileSync(join(folder, 'prerender/package.json'), '{"type":"commonjs"}');
    // On a busy machine the thread may begin later than a visitor waits.
    const { body, headers } = await vi.waitFor(
      async () => {
        const answer = await get('/login', { buildFolder: join(folder, 'app') });
        expect(answer.body).toContain('data-prerendered');
        return answer;
      },
      { timeout: patience(30_000) },
    );
    rmSync(folder, { recursive: true });
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(body).toContain('<title>Sign in &amp; $&amp;</title>');
    expect(body).toContain('<div id="root"><p data-prerendered="0">$& hello</p></div>');
    expect(body).toContain(
      `<style id="pagewright-prerendered" nonce="${nonce}">[data-prerendered="0"]{color:red}</style>`,
    );
    expect(body).toContain('<script src="/assets/early-1.js" data-program="/assets/app-1.js"></script>');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/app-1.js">');
    expect(body).not.toContain('type="module"');
    // Only the code of what is shown.
    expect(body).not.toContain('Button-1.js');
    expect(body).toContain('"document":{"widgets":["Unknown"],"partial":true}');
    expect(body.indexOf('pagewright-boot')).toBeGreaterThan(body.indexOf('id="root"'));
  });

  test('asks for its data with path, query and the chosen language; a language that does not exist is none', async () => {
    const asked: EntryRequest[] = [];
    const entry = async (request: EntryRequest) => {
      asked.push(request);
      return bootData;
    };
    await get(
      '/login?redirect=%2Fx&redirect=evil&__proto__=1',
      { entry },
      { ...html, cookie: 'pagewright_locale=en-US' },
    );
    await get('//evil.test/..%2f', { entry }, { ...html, cookie: 'pagewright_locale=../../etc' });
    await get('/login', { entry }, { ...html, 'accept-language': 'fr, en-GB;q=0.8' });
    await get('/login', { entry }, { ...html, 'accept-language': 'fr' });
    expect(asked[0]).toMatchObject({ frame: 'app', path: '/login', query: { redirect: '/x' }, chosenLocale: 'en-US' });
    expect(asked[1]).toMatchObject({ path: '//evil.test/..%2f' });
    expect(asked[1]?.chosenLocale).toBeUndefined();
    expect(asked.slice(2).map(({ browserLocale }) => browserLocale)).toEqual(['en-US', undefined]);
  });

  test('shares an address with a call, told apart by what is accepted', async () => {
    expect((await get('/demo/outbox')).headers['content-type']).toContain('text/html');
    expect((await get('/demo/outbox', {}, { accept: 'application/json' })).json()).toMatchObject({
      success: true,
      data: [],
    });
    expect((await get('/api/thing')).json()).toMatchObject({ success: true });
    expect((await get('/api/nothing')).json()).toMatchObject({ data: { code: 'operation_not_found' } });
    expect((await get('/login', {}, { accept: 'application/json' })).statusCode).toBe(404);
    const anything: Record<string, string>[] = [{ accept: '*/*' }, {}];
    for (const headers of anything) {
      expect((await get('/login', {}, headers)).headers['content-type'], 'curl sees the page').toContain('text/html');
      expect((await get('/nothing', {}, headers)).json()).toMatchObject({ data: { code: 'operation_not_found' } });
      expect((await get('/demo/outbox', {}, headers)).json()).toMatchObject({ success: true });
    }
  });

  test.each<[string, Partial<TinyParts>, number, string]>([
    ['the build is missing', { buildFolder: 'nowhere' }, 503, 'npm run build'],
    ['the build has no program', { buildFolder: 'without-program' }, 503, 'npm run build'],
    [
      'the database is away',
      {
        entry: async () => {
          throw new Unavailable();
        },
      },
      503,
      'reload',
    ],
    [
      'something broke in /srv/secret.ts',
      {
        entry: async () => {
          throw new Error('broke in /srv/secret.ts');
        },
      },
      500,
      'try again later',
    ],
  ])('P41 is a plain page in both languages when %s', async (_name, { buildFolder: name, ...parts }, status, text) => {
    const answer = await get('/login', {
      ...parts,
      ...(name !== undefined && { buildFolder: join(buildFolder, name) }),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(text);
    expect(answer.body).toMatch(/[\u4e00-\u9fff]/);
    expect(answer.body).not.toContain('secret.ts');
    expect(answer.body).not.toContain('<script');
  });
});

describe('assets', () => {
  test('are served compressed, for ever and to every origin', async () => {
    const answer = await get('/assets/app-1.js', {}, { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(Number(answer.headers['content-length'])).toBeLessThan(200);
    expect(answer.headers['content-security-policy']).toBeUndefined();
    expect((await get('/assets/app-1.js', {}, {})).body).toBe(code);
  });

  test('that do not exist, or lie elsewhere, are not found', async () => {
    for (const url of [
      '/assets/none.js',
      '/assets/../index.html',
      '/assets/%2e%2e/index.html',
      '/assets/..%2findex.html',
      '/assets/',
      `/assets/${'a'.repeat(400)}.js`,
      '/assets/.hidden',
      '/assets/app-1.js%00.css',
    ]) {
      expect((await get(url, {}, {})).statusCode, url).toBe(404);
    }
  });

  test('beside the pages are served as well', async () => {
    expect((await get('/icon.svg', {}, {})).headers['content-type']).toContain('image/svg+xml');
  });
});
