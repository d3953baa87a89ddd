import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCaptcha, signIn } from '#scripts/bench/visit.ts';
import { makeLocation } from '#tests/database/harness.ts';
import { costlyChanges, costlyDocuments } from './costly-documents.ts';
import { environmentOf } from './server-process.ts';
import { startWatched, type WatchedServer } from './watched-server.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { processorTime } from '#tests/promises/within.ts';

/** Milliseconds that the main thread may be busy without a pause (P45). */
const bound = processorTime(50);
/** How often a work is measured: the middle one counts, for a single one counts what the machine does beside it as well. */
const rounds = atLevel(5, 1);
const overlay = '/api/wp/configuration/overlay/session.login';

const middle = (stalls: readonly number[]): number => stalls.toSorted((a, b) => a - b)[(rounds - 1) / 2] ?? Infinity;

describe.runIf(process.platform === 'linux')('what a workspace sends', () => {
  let server: WatchedServer;
  let token: string;
  beforeAll(async () => {
    const { location, remove } = await makeLocation('embedded');
    server = await startWatched({ ...environmentOf(location), DEMO_CAPTCHA: demoCaptcha });
    token = await signIn(server.origin, 'root');
    return async () => {
      await server.stop();
      await remove();
    };
  });
  const lines: string[] = [];
  afterAll(() => console.log(lines.join('\n')));

  interface Answer {
    status: number;
    took: number;
    bytes: number;
    text: string;
  }

  async function call(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more };
    const began = performance.now();
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(server.origin + path, { method, headers, ...sent });
    const content = await answer.text();
    return { status: answer.status, took: performance.now() - began, bytes: content.length, text: content };
  }

  /** The longest stall of a work, which has to succeed. */
  async function stallOf(title: string, work: () => Promise<Answer>): Promise<number> {
    await server.stall();
    const { status, took, bytes, text } = await work();
    const { longest, delay } = await server.stall();
    lines.push(
      `${title}: ${longest.toFixed(0)} ms (by the clock ${delay.toFixed(0)}), status ${status}, ${(bytes / 1024).toFixed(0)} KB in ${took.toFixed(0)} ms ${status === 200 ? '' : text.slice(0, 500)}`,
    );
    expect(status, title).toBe(200);
    return longest;
  }

  test.each(Object.entries(costlyDocuments))('P45 checks a document of %s', async (title, document) => {
    const check = () => call('POST', '/api/wp/document/check', { document });
    // The first one has the program's own code compiled as well.
    await check();
    const stalls: number[] = [];
    for (let round = 1; round <= rounds; round += 1) stalls.push(await stallOf(`check, ${title}`, check));
    expect(middle(stalls)).toBeLessThan(bound);
  });

  test.each(Object.entries(costlyChanges))(
    'P45 saves, compares, publishes and shows a page with %s',
    async (title, changes) => {
      const steps: [string, (round: number) => Promise<Answer>][] = [
        ['save', (round) => call('PUT', overlay, { value: { operations: changes(round) } })],
        ['compare', () => call('GET', overlay)],
        ['publish', () => call('POST', `${overlay}/publish`, {})],
        ['show', showPage],
      ];
      const stalls = new Map(steps.map(([step]): [string, number[]] => [step, []]));
      for (let round = 0; round <= rounds; round += 1) {
        for (const [step, work] of steps) {
          const stall = await stallOf(`${step}, ${title}`, () => work(round));
          // The first round has the program's own code compiled as well.
          if (round > 0) stalls.get(step)?.push(stall);
        }
      }
      expect(Math.max(...[...stalls.values()].map(middle))).toBeLessThan(bound);
    },
  );

  test.each<[string, Blob, string]>([
    ['19 MB', new Blob([Buffer.alloc(19 * 1_048_576, '%PDF-1.7\n')]), 'large.pdf'],
    ['a text of 19 MB', new Blob([Buffer.alloc(19 * 1_048_576, 'a,b\n')]), 'large.csv'],
  ])('P45 stores a file: %s', async (title, content, name) => {
    const send = async (): Promise<Answer> => {
      const form = new FormData();
      form.set('purpose', 'record');
      form.set('file', content, name);
      const headers = { authorization: `Bearer ${token}` };
      const began = performance.now();
      const answer = await fetch(`${server.origin}/api/common/file`, { method: 'POST', headers, body: form });
      const text = await answer.text();
      return { status: answer.status, took: performance.now() - began, bytes: text.length, text };
    };
    await send();
    expect(await stallOf(`upload, ${title}`, send)).toBeLessThan(bound);
  });

  /** The page that was published, as a visitor's browser gets it. */
  async function showPage(): Promise<Answer> {
    const pages = await call('GET', '/api/o/pages');
    const all = (JSON.parse(pages.text) as { data: { id: string; hash: Record<string, string> }[] }).data;
    const hash = all.find(({ id }) => id === 'session.login')?.hash['en-US'] ?? '';
    return call('GET', `/api/o/document/${hash}`);
  }
});
