import { expect, test } from 'vitest';
import { UploadQueue } from './upload-queue.ts';

function setUp() {
  const sent: { ticket: string; name: string; cancel: AbortSignal }[] = [];
  const stored: string[] = [];
  const queue = new UploadQueue('f', {
    send: ({ ticket, file }, cancel) => sent.push({ ticket, name: file.name, cancel }),
    onUploaded: (file, url) => stored.push(`${file.name} ${url}`),
  });
  const add = (...names: string[]) =>
    queue.add(names.map((name) => ({ file: new File(['x'], name), issue: undefined })));
  const states = () => queue.state.files.map(({ file, state }) => `${file.name} ${state}`);
  /** The document takes the file, answers, and ends. */
  const work = (answer?: { url?: string; error?: string }) => {
    queue.hear(undefined, true);
    if (answer) queue.hear({ ticket: sent.at(-1)?.ticket ?? '', ...answer }, true);
    queue.hear(undefined, false);
  };
  return { queue, sent, stored, add, states, work, names: () => sent.map(({ name }) => name) };
}

test('UploadQueue sends one after another, the next once the document has ended', () => {
  const { queue, sent, stored, add, states, names } = setUp();
  add('a', 'b');
  expect(states()).toEqual(['a sending', 'b waiting']);
  queue.hear(undefined, true);
  queue.hear({ ticket: sent[0]?.ticket ?? '', url: '/1' }, true);
  expect(names()).toEqual(['a']);
  queue.hear({ ticket: sent[0]?.ticket ?? '', url: '/1' }, false);
  expect(names()).toEqual(['a', 'b']);
  queue.hear({ ticket: sent[0]?.ticket ?? '', url: '/1' }, true);
  queue.hear({ ticket: sent[1]?.ticket ?? '', url: '/2' }, false);
  expect([states(), stored]).toEqual([[], ['a /1', 'b /2']]);
});

test('UploadQueue goes on behind one that failed, and sends it anew when asked', () => {
  const { queue, add, states, work, names, stored } = setUp();
  add('a', 'b');
  work({ error: 'Disk full' });
  expect(queue.state.files[0]).toMatchObject({ state: 'failed', error: 'Disk full' });
  work();
  expect(states()).toEqual(['a failed', 'b failed']);
  queue.retry(queue.state.files[0]?.ticket ?? '');
  expect(names()).toEqual(['a', 'b', 'a']);
  work({ url: '/1' });
  expect([states(), stored]).toEqual([['b failed'], ['a /1']]);
});

test('UploadQueue cancels what is being sent and what waits; a late answer to it is none', () => {
  const { queue, sent, add, states, stored } = setUp();
  add('a', 'b');
  queue.hear(undefined, true);
  const [first, second] = queue.state.files;
  queue.cancel(second?.ticket ?? '');
  queue.cancel(first?.ticket ?? '');
  expect(sent[0]?.cancel.aborted).toBe(true);
  queue.hear({ ticket: first?.ticket ?? '', url: '/1' }, false);
  expect([states(), stored]).toEqual([['a cancelled', 'b cancelled'], []]);
  queue.retry(queue.state.files[1]?.ticket ?? '');
  expect(states()).toEqual(['a cancelled', 'b sending']);
  expect(sent[1]?.cancel.aborted).toBe(false);
});

test('UploadQueue keeps refused files as they are, and removes whatever it is told', () => {
  const { queue, add, states, sent } = setUp();
  queue.add([{ file: new File([], 'empty'), issue: 'empty' }]);
  add('a');
  expect(states()).toEqual(['empty refused', 'a sending']);
  for (const { ticket } of queue.state.files) queue.remove(ticket);
  expect([states(), sent[0]?.cancel.aborted]).toEqual([[], true]);
});
