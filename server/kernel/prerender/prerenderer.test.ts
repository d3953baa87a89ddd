import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { BootData } from '../documents/boot-data.ts';
import { createPrerenderer, type Prerenderer, type PrerendererParts } from './prerenderer.ts';

/** A worker that counts what it renders, and does what the address says. */
const thread = `
import { parentPort, threadId } from 'node:worker_threads';
let count = 0;
parentPort.on('message', ({ address }) => {
  count += 1;
  if (address === '/hangs') for (;;);
  if (address === '/ends') process.exit(3);
  if (address === '/breaks') throw new Error('broken');
  if (address === '/fails') return parentPort.postMessage({ failed: 'no such widget' });
  if (address === '/late') setTimeout(() => { throw new Error('late'); }, 20);
  if (address.startsWith('/slow')) return setTimeout(() => parentPort.postMessage({ prerendered: { title: address, html: 'slow', css: '' } }), 300);
  if (address === '/large') return parentPort.postMessage({ prerendered: { title: address, html: 'x'.repeat(100_001), css: '' } });
  if (address === '/other') return parentPort.postMessage({ prerendered: undefined });
  parentPort.postMessage({ prerendered: { title: address, html: threadId + ':' + count, css: '' } });
});
parentPort.postMessage('ready');
`;

const folder = mkdtempSync(join(tmpdir(), 'pagewright-prerender-'));
const file = join(folder, 'thread.mjs');
writeFileSync(file, thread);
afterAll(() => rmSync(folder, { recursive: true }));

// The members alone that these tests read.
const boot = { locale: 'en-US', document: { widgets: [] } } as unknown as BootData;
const reports: string[] = [];
const open: Prerenderer[] = [];

function begin(limits: PrerendererParts['limits'] = {}, of = file): Prerenderer {
  // Workers start slowly on a busy machine; only what a test is about is short.
  const prerenderer = createPrerenderer({
    file: of,
    report: (reason) => reports.push(reason),
    limits: { wait: 10_000, heavy: 60_000, ...limits },
  });
  open.push(prerenderer);
  return prerenderer;
}

afterEach(async () => {
  reports.length = 0;
  await Promise.all(open.splice(0).map((one) => one.stop()));
});

describe('first screens', () => {
  test('are rendered once for what they show', async () => {
    const prerenderer = begin();
    const [first, again] = await Promise.all([prerenderer.render(boot, '/login'), prerenderer.render(boot, '/login')]);
    expect(first?.html).toMatch(/:1$/);
    expect(again).toEqual(first);
    expect(await prerenderer.render({ ...boot }, '/login')).toEqual(first);
    expect((await prerenderer.render({ ...boot, locale: 'zh-CN' }, '/login'))?.html).toMatch(/:2$/);
    expect((await prerenderer.render(boot, '/register'))?.html).toMatch(/:3$/);
  });

  test('the one that was asked for longest ago makes room', async () => {
    const prerenderer = begin({ maxCached: 2 });
    for (const address of ['/a', '/b', '/a', '/c', '/a']) await prerenderer.render(boot, address);
    expect((await prerenderer.render(boot, '/d'))?.html).toMatch(/:4$/);
    expect((await prerenderer.render(boot, '/b'))?.html).toMatch(/:5$/);
  });

  test.each(['/hangs', '/ends', '/breaks'])('P22 a document that %s takes nobody along', async (address) => {
    const prerenderer = begin();
    const before = await prerenderer.render(boot, '/login');
    const other = { ...boot, locale: 'zh-CN', document: { widgets: ['Other'] } } as unknown as BootData;
    expect(await prerenderer.render(boot, address)).toBeUndefined();
    const after = await prerenderer.render(other, '/login');
    expect(after?.html).toMatch(/:1$/);
    expect(after?.html).not.toBe(before?.html);
    expect(reports).toHaveLength(1);
    // The same document is not tried at its next address.
    expect(await prerenderer.render(boot, '/login?again')).toBeUndefined();
    expect(reports).toHaveLength(1);
  });

  test('an error after the answer ends the thread, and nothing else', async () => {
    const prerenderer = begin();
    expect((await prerenderer.render(boot, '/late'))?.html).toMatch(/:1$/);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await prerenderer.render(boot, '/login'))?.html).toMatch(/:1$/);
  });

  test.each([
    ['/fails', 'Error: no such widget'],
    ['/large', 'Error: A screen of 100001 characters is too large.'],
  ])('what could not be rendered is reported once, and tried again after a while: %s', async (address, why) => {
    const prerenderer = begin({ retry: 200 });
    expect(await prerenderer.render(boot, address)).toBeUndefined();
    expect(await prerenderer.render(boot, address)).toBeUndefined();
    expect(reports).toEqual([why]);
    await expect.poll(async () => [await prerenderer.render(boot, address), reports.length][1]).toBe(2);
  });

  test('a visitor does not wait for long, and the next one has the screen', async () => {
    const prerenderer = begin({ wait: 50 });
    await prerenderer.render(boot, '/login');
    expect(await prerenderer.render(boot, '/slow')).toBeUndefined();
    await expect.poll(() => prerenderer.render(boot, '/slow')).toMatchObject({ html: 'slow' });
    expect(reports).toEqual([]);
  });

  test('another build is rendered by another worker', async () => {
    const rebuilt = join(folder, 'rebuilt.mjs');
    writeFileSync(rebuilt, thread);
    const prerenderer = begin({}, rebuilt);
    const [first] = [await prerenderer.render(boot, '/login'), await prerenderer.render(boot, '/register')];
    utimesSync(rebuilt, new Date(0), new Date(0));
    const again = await prerenderer.render(boot, '/login');
    expect(again?.html).toMatch(/:1$/);
    expect(again?.html).not.toBe(first?.html);
  });

  test('an address that shows something else is no failure', async () => {
    expect(await begin().render(boot, '/other')).toBeUndefined();
    expect(reports).toEqual([]);
  });

  test('visitors do not queue behind many screens', async () => {
    const prerenderer = begin({ waiting: 1 });
    await prerenderer.render(boot, '/login');
    const slow = prerenderer.render(boot, '/slow');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const others = await Promise.all(['/a', '/b', '/c'].map((address) => prerenderer.render(boot, address)));
    // One is rendered and one waits.
    expect(others.filter(Boolean)).toHaveLength(1);
    expect(await slow).toBeDefined();
    expect((await prerenderer.render(boot, '/c'))?.title).toBe('/c');
  });

  test('P45 a workspace does not wait for all screens that another one asked for before', async () => {
    const prerenderer = begin();
    await prerenderer.render(boot, '/login');
    const done: string[] = [];
    const ask = (address: string, wsId: string) =>
      prerenderer.render(boot, address, wsId).then((screen) => done.push(screen?.title ?? 'left'));
    const hostile = ['/slow?1', '/slow?2', '/slow?3', '/slow?4'].map((address) => ask(address, 'hostile'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await Promise.all([...hostile, ask('/honest', 'honest')]);
    // One is in progress, and the turn of the one that waited first comes before.
    expect(done.indexOf('/honest')).toBeLessThanOrEqual(2);
    expect(done).toHaveLength(5);
  });

  test('P45 after a heavy screen its workspace rests, and the others do not', async () => {
    const prerenderer = begin({ heavy: 200, rest: 5 });
    await prerenderer.render(boot, '/login');
    expect((await prerenderer.render(boot, '/slow', 'hostile'))?.html).toBe('slow');
    expect(await prerenderer.render(boot, '/slow?2', 'hostile')).toBeUndefined();
    expect((await prerenderer.render(boot, '/honest', 'honest'))?.title).toBe('/honest');
    // What was rendered is still sent, and the rest ends.
    expect((await prerenderer.render(boot, '/slow', 'hostile'))?.html).toBe('slow');
    await expect.poll(() => prerenderer.render(boot, '/short', 'hostile')).toMatchObject({ title: '/short' });
    expect(reports).toEqual([]);
  });

  test('P45 many addresses of one workspace displace no screen of another', async () => {
    const prerenderer = begin({ maxCachedOfOne: 2, maxCached: 4 });
    const mine = await prerenderer.render(boot, '/login', 'honest');
    for (const address of ['/1', '/2', '/3', '/4', '/5']) await prerenderer.render(boot, address, 'hostile');
    expect(await prerenderer.render(boot, '/login', 'honest')).toEqual(mine);
  });

  test('the worker ends when there is nothing to render, and starts again', async () => {
    const prerenderer = begin({ idle: 20 });
    const first = await prerenderer.render(boot, '/a');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const next = await prerenderer.render(boot, '/b');
    expect([first?.html, next?.html]).toEqual([expect.stringMatching(/:1$/), expect.stringMatching(/:1$/)]);
  });

  test('a thread that never begins holds nobody up, and the next one is asked', async () => {
    const broken = join(folder, 'broken.mjs');
    writeFileSync(broken, 'process.exit(1);');
    const prerenderer = begin({ retry: 0 }, broken);
    expect(await prerenderer.render(boot, '/login')).toBeUndefined();
    writeFileSync(broken, thread);
    await expect.poll(() => prerenderer.render(boot, '/login')).toMatchObject({ title: '/login' });
  });

  test('P38 what waits when the server stops is not begun', async () => {
    const prerenderer = begin();
    expect(await prerenderer.render(boot, '/login')).toBeDefined();
    const waiting = [prerenderer.render(boot, '/slow'), prerenderer.render(boot, '/slow?2')];
    await new Promise((resolve) => setTimeout(resolve, 50));
    await prerenderer.stop();
    expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
    expect(reports).toEqual([]);
  });

  test('without a built worker, or a public document, nothing is rendered', async () => {
    expect(await begin({}, join(folder, 'missing.mjs')).render(boot, '/login')).toBeUndefined();
    expect(await begin().render({ ...boot, document: undefined }, '/login')).toBeUndefined();
    expect(reports).toEqual([]);
  });
});
