import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#openapi';
import { makeLocation } from '#tests/database/harness.ts';
import { environmentOf, type ServerProcess, startProcess } from '#tests/reliability/server-process.ts';
import { addReact, bundlers, showHostApp } from './host-app.ts';
import { examplesIn, makeProject, type Project } from './make-project.ts';
import { writeReferenceExamples } from './reference-examples.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { patience } from '#tests/tier.ts';

let project: Project;
beforeAll(async () => {
  project = await makeProject();
  return () => project.remove();
});

describe('the package, installed by someone else', () => {
  it('brings nothing with it: no dependency, one module', async () => {
    expect(await readdir(join(project.folder, 'node_modules'))).toEqual(['.package-lock.json', 'pagewright']);
    const installed = join(project.folder, 'node_modules/pagewright');
    expect(await readdir(installed)).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'THIRD-PARTY-LICENSES', 'client', 'package.json']),
    );
    const manifest: unknown = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name: 'pagewright', type: 'module', sideEffects: ['*.css'] });
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('private');
    const files = (await readdir(join(installed, 'client'))).filter((name) => name.endsWith('.js'));
    expect(files).toEqual(['index.js']);
    expect(manifest).toMatchObject({ peerDependenciesMeta: { react: { optional: true } } });
  });

  it.each(['node', 'browser'] as const)(
    'right calls compile under strict for %s, and wrong calls do not',
    async (where) => {
      const programs = where === 'node' ? ['tour.ts'] : [];
      const said = await project.compile(where, ['right-calls.ts', 'wrong-calls.ts', 'broken-call.ts', ...programs]);
      expect(said, 'the compiler looks').toContain('not assignable to type');
      expect(said.split('\n').filter((line) => !/^(broken-call\.ts\(| |$)/.test(line))).toEqual([]);
    },
    120_000,
  );

  it("every example compiles: those of its README and the repository's, and one for each call in the API's reference", async () => {
    const examples = await examplesIn(project);
    expect(examples.length).toBeGreaterThanOrEqual(5);
    const { files, calls } = await writeReferenceExamples(project);
    expect(calls).toBe(Object.keys(operations).length);
    expect(files.length).toBeGreaterThanOrEqual(5);
    expect(await project.compile('both', [...examples, ...files])).toBe('');
  });

  it('Node imports it, and requires it too', async () => {
    const names = 'Object.keys(client).sort().join()';
    const imported = await project.node(['-e', `import('pagewright/client').then((client) => console.log(${names}))`]);
    expect(imported.trim().split(',')).toEqual(
      expect.arrayContaining(['ApiError', 'ArgumentError', 'createClient', 'isApiError', 'memoryTokenStore']),
    );
    const common = [
      '--input-type=commonjs',
      '-e',
      `const client = require('pagewright/client'); console.log(${names})`,
    ];
    expect(await project.node(common)).toBe(imported);
  });

  it('a bundler leaves out what is not used, and nothing of React or of the app comes in', async () => {
    const bundle = (name: string) =>
      build({
        absWorkingDir: project.folder,
        entryPoints: [name],
        bundle: true,
        format: 'esm',
        platform: 'browser',
        minify: true,
        metafile: true,
        write: false,
      });
    const [whole, part] = await Promise.all([bundle('whole.ts'), bundle('one-part.ts')]);
    expect(Object.keys(whole.metafile.inputs).sort()).toEqual(['node_modules/pagewright/client/index.js', 'whole.ts']);
    expect(whole.outputFiles[0]?.text).toContain('/api/oauth/token');
    expect(whole.outputFiles[0]?.text).not.toMatch(/react|primereact|node:/i);
    expect(part.outputFiles[0]?.text).not.toContain('/api/');
    expect(part.outputFiles[0]?.contents.length).toBeLessThan(1_500);
  });
});

// Safe: the names of what it has.
const names = Object.keys(bundlers) as (keyof typeof bundlers)[];
/** The gate builds by one of them; the whole run by all. */
const tried = atLevel(names, names.slice(0, 1));

describe('the engine in the application of someone else', () => {
  beforeAll(() => addReact(project));

  it('compiles under strict, its types those of React, react-intl and nothing else', async () => {
    expect(await project.compile('browser', ['host-app.tsx'])).toBe('');
  });

  it.each(tried)(
    'built by %s, shows a page of JSON against its own client, under a strict policy',
    async (bundler) => {
      await showHostApp(project, bundler, async (page) => {
        const complaints: string[] = [];
        page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
        page.on('pageerror', ({ message }) => complaints.push(message));
        await page.getByText('The first note').waitFor();
        await page.getByText('There is 1 note.').waitFor();
        await page.getByLabel('Note').fill('The second note');
        await page.getByRole('button', { name: 'Add' }).click();
        await page.getByText('The second note').waitFor();
        await page.getByRole('heading', { name: 'Notes of Ada' }).waitFor();
        await page.getByText('€1,234.50').waitFor();
        await page.getByText('There are 2 notes.').waitFor();
        // The engine's own texts have their values, too.
        await page.getByText('There is no widget "Compass".').waitFor();
        await page.getByText('node late').waitFor();
        expect(await page.title()).toBe('Added');
        expect(await page.getByRole('button', { name: 'Add' }).isDisabled()).toBe(true);
        // Its icon is none of those that a first screen has: it comes from a file of its own.
        const icon = page.getByRole('button', { name: 'Add' }).locator('svg path');
        await expect.poll(() => icon.getAttribute('d')).toMatch(/^[Mm]\d/);
        const look = await page.getByRole('button').evaluate((button) => getComputedStyle(button).borderRadius);
        expect(look).not.toBe('0px');
        expect(complaints).toEqual([]);
      });
    },
    patience(360_000),
  );
});

describe('the package with a started server', () => {
  const code = '7k2p';
  let server: ServerProcess;
  let remove: () => Promise<void> | void;
  beforeAll(async () => {
    const made = await makeLocation('embedded');
    remove = made.remove;
    server = await startProcess({ ...environmentOf(made.location), DEMO_CAPTCHA: code });
    await server.ready();
  });
  afterAll(async () => {
    server.signal('SIGTERM');
    await server.ended();
    await remove();
  });

  it('SESS-01 SESS-07 a program signs in, lists, saves, uploads, refreshes once and signs out', async () => {
    // That it compiles is tested above, with the other right calls.
    const at = { absWorkingDir: project.folder, outfile: 'out/tour.js' };
    await build({ ...at, entryPoints: ['tour.ts'], format: 'esm', platform: 'node' });
    const picture = join(import.meta.dirname, '../fixtures/logo.png');
    const seen = JSON.parse(await project.node(['out/tour.js', server.origin, code, picture]));
    expect(seen).toMatchObject({
      outcomes: ['invalid_credentials', 'token'],
      username: 'owner',
      progress: 1,
      downloaded: { type: 'image/png', isThere: true },
      refreshes: 1,
      isRenewed: true,
      aborted: 'stopped',
      invalid: 'invalid_request',
      after: 'invalid_auth',
      lost: [],
    });
    expect(seen.applications.length).toBeGreaterThan(1);
    expect(seen.listCalls).toBe(seen.applications.length);
    const { before, saved, again, conflict } = seen.versions;
    expect([saved, again, conflict]).toEqual([before + 1, before + 1, before + 1]);
  });

  it('its bundle needs nothing but what browsers have', async () => {
    const { outputFiles } = await build({
      absWorkingDir: project.folder,
      entryPoints: ['whole.ts'],
      bundle: true,
      format: 'iife',
      globalName: 'program',
      platform: 'browser',
      write: false,
    });
    const web = { AbortSignal, Blob, FormData, Headers, Intl, Request, Response, URLSearchParams, btoa, clearTimeout };
    const browser = createContext({ ...web, fetch, setTimeout, TypeError, origin: server.origin });
    const pages: unknown = await runInContext(`${outputFiles[0]?.text}; program.result`, browser);
    expect(pages).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'session.login' })]));
  });
});
