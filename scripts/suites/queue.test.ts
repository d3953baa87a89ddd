import { describe, expect, test } from 'vitest';
import { runQueue } from './queue.mjs';

/** Tasks that end when they are told to, and what is at work meanwhile. */
function controlled() {
  const working = new Map<string, (result: string) => void>();
  const work = (title: string) => () => new Promise<string>((resolve) => working.set(title, resolve));
  const end = async (title: string): Promise<void> => {
    working.get(title)?.(`${title} done`);
    working.delete(title);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { working, work, end, names: () => [...working.keys()] };
}

describe('the queue of a test run', () => {
  test('runs two tasks at once, the longest first, and each only after what it waits for', async () => {
    const { work, end, names } = controlled();
    const ended: string[] = [];
    const all = runQueue(
      [
        { title: 'short', seconds: 1, work: work('short') },
        { title: 'long', seconds: 9, work: work('long') },
        { title: 'later', seconds: 20, after: ['long'], work: work('later') },
        { title: 'middle', seconds: 5, work: work('middle') },
      ],
      ({ title }) => ended.push(title),
    );
    expect(names()).toEqual(['long', 'middle']);
    await end('long');
    expect(names()).toEqual(['middle', 'later']);
    await end('later');
    await end('middle');
    await end('short');
    expect(await all).toEqual(['short done', 'long done', 'later done', 'middle done']);
    expect(ended).toEqual(['long', 'later', 'middle', 'short']);
  });

  test('leaves both cores to a task that is alone', async () => {
    const { work, end, names } = controlled();
    const all = runQueue(
      [
        { title: 'suite', seconds: 9, isAlone: true, after: ['build'], work: work('suite') },
        { title: 'build', seconds: 1, work: work('build') },
        { title: 'types', seconds: 2, work: work('types') },
      ],
      () => undefined,
    );
    expect(names()).toEqual(['types', 'build']);
    await end('build');
    expect(names()).toEqual(['types']);
    await end('types');
    expect(names()).toEqual(['suite']);
    await end('suite');
    await all;
  });

  test('refuses a task that waits for one that is not there', () => {
    const tasks = [{ title: 'size', seconds: 1, after: ['build'], work: async () => '' }];
    expect(() => runQueue(tasks, () => undefined)).toThrow('size waits for build');
  });
});
