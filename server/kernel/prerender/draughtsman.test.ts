import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { BootData } from '../documents/boot-data.ts';
import { createDraughtsman, type Draughtsman, type DraughtsmanParts } from './draughtsman.ts';

/** A thread that counts what it draws, and does what the address says. */
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
  if (address.startsWith('/slow')) return setTimeout(() => parentPort.postMessage({ drawn: { title: address, html: 'slow', css: '' } }), 300);
  if (address === '/large') return parentPort.postMessage({ drawn: { title: address, html: 'x'.repeat(100_001), css: '' } });
  if (address === '/other') return parentPort.postMessage({ drawn: undefined });
  parentPort.postMessage({ drawn: { title: address, html: threadId + ':' + count, css: '' } });
});
parentPort.postMessage('ready');
`;

const folder = mkdtempSync(join(tmpdir(), 'pagewright-drawing-'));
const file = join(folder, 'thread.mjs');
writeFileSync(file, thread);
afterAll(() => rmSync(folder, { recursive: true }));

// Only what is read of it here.
const boot = { locale: 'en-US', document: { widgets: [] } } as unknown as BootData;
const told: string[] = [];
const open: Draughtsman[] = [];

function begin(limits: DraughtsmanParts['limits'] = {}, of = file): Draughtsman {
  // Threads begin slowly on a busy machine; only what a test is about is short.
  const draughtsman = createDraughtsman({
    file: of,
    tell: (why) => told.push(why),
    limits: { wait: 10_000, ...limits },
  });
  open.push(draughtsman);
  return draughtsman;
}

afterEach(async () => {
  told.length = 0;
  await Promise.all(open.splice(0).map((one) => one.stop()));
});

describe('first screens', () => {
  test('are drawn once for what they show', async () => {
    const draughtsman = begin();
    const [first, again] = await Promise.all([draughtsman.draw(boot, '/login'), draughtsman.draw(boot, '/login')]);
    expect(first?.html).toMatch(/:1$/);
    expect(again).toEqual(first);
    expect(await draughtsman.draw({ ...boot }, '/login')).toEqual(first);
    expect((await draughtsman.draw({ ...boot, locale: 'zh-CN' }, '/login'))?.html).toMatch(/:2$/);
    expect((await draughtsman.draw(boot, '/register'))?.html).toMatch(/:3$/);
  });

  test('the one that was asked for longest ago makes room', async () => {
    const draughtsman = begin({ kept: 2 });
    for (const address of ['/a', '/b', '/a', '/c', '/a']) await draughtsman.draw(boot, address);
    expect((await draughtsman.draw(boot, '/d'))?.html).toMatch(/:4$/);
    expect((await draughtsman.draw(boot, '/b'))?.html).toMatch(/:5$/);
  });

  test.each(['/hangs', '/ends', '/breaks'])('P22 a document that %s takes nobody along', async (address) => {
    const draughtsman = begin();
    const before = await draughtsman.draw(boot, '/login');
    const other = { ...boot, locale: 'zh-CN', document: { widgets: ['Other'] } } as unknown as BootData;
    expect(await draughtsman.draw(boot, address)).toBeUndefined();
    const after = await draughtsman.draw(other, '/login');
    expect(after?.html).toMatch(/:1$/);
    expect(after?.html).not.toBe(before?.html);
    expect(told).toHaveLength(1);
    // The same document is not tried at its next address.
    expect(await draughtsman.draw(boot, '/login?again')).toBeUndefined();
    expect(told).toHaveLength(1);
  });

  test('an error after the answer ends the thread, and nothing else', async () => {
    const draughtsman = begin();
    expect((await draughtsman.draw(boot, '/late'))?.html).toMatch(/:1$/);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await draughtsman.draw(boot, '/login'))?.html).toMatch(/:1$/);
  });

  test.each([
    ['/fails', 'Error: no such widget'],
    ['/large', 'Error: A screen of 100001 characters is too large.'],
  ])('what could not be drawn is told once, and tried again after a while: %s', async (address, why) => {
    const draughtsman = begin({ retry: 200 });
    expect(await draughtsman.draw(boot, address)).toBeUndefined();
    expect(await draughtsman.draw(boot, address)).toBeUndefined();
    expect(told).toEqual([why]);
    await expect.poll(async () => [await draughtsman.draw(boot, address), told.length][1]).toBe(2);
  });

  test('a visitor does not wait for long, and the next one has the screen', async () => {
    const draughtsman = begin({ wait: 50 });
    await draughtsman.draw(boot, '/login');
    expect(await draughtsman.draw(boot, '/slow')).toBeUndefined();
    await expect.poll(() => draughtsman.draw(boot, '/slow')).toMatchObject({ html: 'slow' });
    expect(told).toEqual([]);
  });

  test('another build is drawn by another thread', async () => {
    const rebuilt = join(folder, 'rebuilt.mjs');
    writeFileSync(rebuilt, thread);
    const draughtsman = begin({}, rebuilt);
    const [first] = [await draughtsman.draw(boot, '/login'), await draughtsman.draw(boot, '/register')];
    utimesSync(rebuilt, new Date(0), new Date(0));
    const again = await draughtsman.draw(boot, '/login');
    expect(again?.html).toMatch(/:1$/);
    expect(again?.html).not.toBe(first?.html);
  });

  test('an address that shows something else is no failure', async () => {
    expect(await begin().draw(boot, '/other')).toBeUndefined();
    expect(told).toEqual([]);
  });

  test('visitors do not queue behind many screens', async () => {
    const draughtsman = begin({ waiting: 2 });
    await draughtsman.draw(boot, '/login');
    const slow = draughtsman.draw(boot, '/slow');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const others = await Promise.all(['/a', '/b', '/c'].map((address) => draughtsman.draw(boot, address)));
    // One is drawn and one waits.
    expect(others.filter(Boolean)).toHaveLength(1);
    expect(await slow).toBeDefined();
    expect((await draughtsman.draw(boot, '/c'))?.title).toBe('/c');
  });

  test('the thread ends when there is nothing to draw, and begins again', async () => {
    const draughtsman = begin({ idle: 20 });
    const first = await draughtsman.draw(boot, '/a');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const next = await draughtsman.draw(boot, '/b');
    expect([first?.html, next?.html]).toEqual([expect.stringMatching(/:1$/), expect.stringMatching(/:1$/)]);
  });

  test('a thread that never begins holds nobody up, and the next one is asked', async () => {
    const broken = join(folder, 'broken.mjs');
    writeFileSync(broken, 'process.exit(1);');
    const draughtsman = begin({ retry: 0 }, broken);
    expect(await draughtsman.draw(boot, '/login')).toBeUndefined();
    writeFileSync(broken, thread);
    await expect.poll(() => draughtsman.draw(boot, '/login')).toMatchObject({ title: '/login' });
  });

  test('P38 what waits when the server stops is not begun', async () => {
    const draughtsman = begin();
    expect(await draughtsman.draw(boot, '/login')).toBeDefined();
    const late = [draughtsman.draw(boot, '/slow'), draughtsman.draw(boot, '/slow?2')];
    await new Promise((resolve) => setTimeout(resolve, 50));
    await draughtsman.stop();
    expect(await Promise.all(late)).toEqual([undefined, undefined]);
    expect(told).toEqual([]);
  });

  test('without a built thread, or a document that anybody may see, nothing is drawn', async () => {
    expect(await begin({}, join(folder, 'missing.mjs')).draw(boot, '/login')).toBeUndefined();
    expect(await begin().draw({ ...boot, document: undefined }, '/login')).toBeUndefined();
    expect(told).toEqual([]);
  });
});
