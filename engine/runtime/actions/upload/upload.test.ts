import { expect, test } from 'vitest';
import type { HostCallOptions } from '../../host/client.ts';
import type { HostFile } from '../../host/host.ts';
import { createTestScope } from '../../testing/createTestScope.ts';

const picture = new File(['abc'], 'Logo.PNG', { type: 'image/png' });
const step = { do: 'upload', call: 'uploadFile', with: { file: { $: ['var', 'file'] }, purpose: 'logo' } };

function setUp(
  options: {
    chosen?: HostFile;
    answer?: (options: HostCallOptions) => unknown;
    messages?: Record<string, string>;
  } = {},
) {
  const sent: unknown[] = [];
  const asked: unknown[] = [];
  const page = createTestScope(
    { state: { percent: { type: 'number', default: null } } },
    {
      operations: { uploadFile: { reads: [], writes: [], safe: false } },
      messages: options.messages ?? {},
      files: {
        async choose(wanted) {
          asked.push(wanted);
          return options.chosen;
        },
        save: () => undefined,
      },
      client: {
        async call(_id, args, given = {}) {
          sent.push(args);
          return options.answer?.(given) ?? { url: '/files/1' };
        },
      },
    },
  );
  return { ...page, sent, asked };
}

test('upload sends the file of an event, and hands its answer on', async () => {
  const { scope, host, sent, asked } = setUp();
  await scope.run(
    [
      { ...step, file: { $: ['get', ['var', 'event'], 'file'] }, as: 'stored' },
      { do: 'toast', text: { $: ['get', ['var', 'stored'], 'url'] } },
    ],
    { event: { file: picture } },
  );
  expect(sent).toEqual([{ file: picture, purpose: 'logo' }]);
  expect(asked).toEqual([]);
  expect(host.toasts).toMatchObject([{ text: '/files/1' }]);
});

test('upload lets the person choose a file; choosing none ends the list quietly', async () => {
  const chosen = setUp({ chosen: picture });
  await chosen.scope.run([{ ...step, accept: ['.png'] }]);
  expect(chosen.asked).toEqual([{ accept: ['.png'] }]);
  expect(chosen.sent).toHaveLength(1);
  const none = setUp();
  await none.scope.run([step, { do: 'toast', text: 'after' }]);
  expect(none.sent).toEqual([]);
  expect(none.host.toasts).toEqual([]);
});

test.each([
  [{ accept: ['.pdf', 'text/*'] }, 'ENGINE_FILE_TYPE'],
  [{ maxSize: 2 }, 'ENGINE_FILE_SIZE'],
  [{ file: { $: ['var', 'empty'] } }, 'ENGINE_FILE_EMPTY'],
  [{ file: 'C:\\logo.png' }, 'ENGINE_ACTION_ARGUMENT'],
])('upload with %j sends nothing: %s', async (args, code) => {
  const { scope, host, sent } = setUp({ chosen: picture });
  await scope.run([{ ...step, ...args }], { empty: new File([], 'a.png') });
  expect(sent).toEqual([]);
  expect(host.errors).toMatchObject([{ code }]);
});

test.each([[['.png']], [['image/*']], [['image/png']], [['.pdf', '.png']], [[]]])(
  'upload takes Logo.PNG where %j are taken',
  async (accept) => {
    const { scope, sent } = setUp({ chosen: picture });
    await scope.run([{ ...step, accept, maxSize: 3 }]);
    expect(sent).toHaveLength(1);
  },
);

test('upload tells why a file is refused in the language of the page, in `catch` too', async () => {
  const messages = { 'engine.error.ENGINE_FILE_SIZE': '…' };
  const { scope, host } = setUp({ chosen: picture, messages });
  const message = { $: ['get', ['var', 'error'], 'message'] };
  await scope.run([{ ...step, maxSize: 2, catch: [{ do: 'toast', text: message }] }]);
  await scope.run([{ ...step, maxSize: 2 }]);
  const text = 'engine.error.ENGINE_FILE_SIZE {"name":"Logo.PNG","limit":"2 B"}';
  expect(host.toasts).toMatchObject([{ text }, { kind: 'error', text }]);
});

test('upload tells its progress, and is aborted when the page is left', async () => {
  const seen: unknown[] = [];
  let signal: AbortSignal | undefined;
  const page = setUp({
    chosen: picture,
    answer: (options) =>
      new Promise((_, reject) => {
        signal = options.signal;
        options.onProgress?.({ loaded: 1, total: 3 });
        seen.push(page.scope.read(['state', 'percent']));
        signal?.addEventListener('abort', () => reject(signal?.reason), { once: true });
      }),
  });
  const run = page.scope.run([
    { ...step, progress: ['state', 'percent'] },
    { do: 'toast', text: 'after' },
  ]);
  await expect.poll(() => seen).toEqual([33]);
  page.stop();
  await run;
  expect(signal?.aborted).toBe(true);
  expect(page.host.toasts).toEqual([]);
});

test('upload ends quietly when its event cancels it: no catch, no further step, no message', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { scope, host } = setUp({
    answer: ({ signal }) => {
      signals.push(signal);
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  const control = new AbortController();
  const toast = { do: 'toast', text: 'after' };
  const cancel = { $: ['get', ['var', 'event'], 'cancel'] };
  const run = scope.run(
    [
      {
        ...step,
        file: { $: ['get', ['var', 'event'], 'file'] },
        cancel,
        progress: ['state', 'percent'],
        catch: [toast],
      },
      toast,
    ],
    { event: { file: picture, cancel: control.signal } },
  );
  expect(signals[0]?.aborted).toBe(false);
  control.abort();
  await run;
  expect(signals[0]?.aborted).toBe(true);
  expect([host.toasts, host.errors]).toEqual([[], []]);
  expect(scope.read(['state', 'percent'])).toBeNull();
});

test('upload refuses a cancel that is no signal', async () => {
  const { scope, host, sent } = setUp({ chosen: picture });
  await scope.run([{ ...step, cancel: 'now' }]);
  expect(sent).toEqual([]);
  expect(host.errors).toMatchObject([{ code: 'ENGINE_ACTION_ARGUMENT' }]);
});
