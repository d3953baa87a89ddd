import { expect, test } from 'vitest';
import type { HostCallOptions } from '../../host/client.ts';
import type { HostFile } from '../../host/host.ts';
import { createTestScope } from '../../testing/createTestScope.ts';

const file: HostFile = { name: 'orders.xlsx', size: 3, type: 'application/octet-stream' };
const percent = { state: { percent: { type: 'number', default: null } } };

function setUp(answer: (options: HostCallOptions) => unknown) {
  const saved: [HostFile, string][] = [];
  const made: unknown[] = [];
  const page = createTestScope(percent, {
    operations: { exportOrders: { reads: [], writes: [], safe: true } },
    files: { choose: async () => undefined, save: (given, name) => saved.push([given, name]) },
    client: {
      async call(id, args, options = {}) {
        made.push([id, args, options.asFile]);
        return answer(options);
      },
    },
  });
  return { ...page, saved, made };
}

test('download hands the file over under the server’s name, and the list continues', async () => {
  const { scope, host, saved, made } = setUp(() => file);
  const then = [{ do: 'toast', text: 'here' }];
  await scope.run([{ do: 'download', call: 'exportOrders', with: { year: 2026 }, name: 'mine.xlsx', then }]);
  expect(made).toEqual([['exportOrders', { year: 2026 }, true]]);
  expect(saved).toEqual([[file, 'orders.xlsx']]);
  expect(host.toasts).toMatchObject([{ text: 'here' }]);
});

test('download names a file that the server did not name', async () => {
  const { scope, saved } = setUp(() => ({ ...file, name: '' }));
  await scope.run([{ do: 'download', call: 'exportOrders', name: 'mine.xlsx' }]);
  await scope.run([{ do: 'download', call: 'exportOrders' }]);
  expect(saved.map(([, name]) => name)).toEqual(['mine.xlsx', 'exportOrders']);
});

test('download tells its progress in the state, and null when it is over', async () => {
  const seen: unknown[] = [];
  const page = setUp(({ onReceive }) => {
    seen.push(page.scope.read(['state', 'percent']));
    onReceive?.({ loaded: 50, total: 200 });
    seen.push(page.scope.read(['state', 'percent']));
    onReceive?.({ loaded: 60, total: 0 });
    seen.push(page.scope.read(['state', 'percent']));
    return file;
  });
  await page.scope.run([{ do: 'download', call: 'exportOrders', progress: ['state', 'percent'] }]);
  expect(seen).toEqual([0, 25, 0]);
  expect(page.scope.read(['state', 'percent'])).toBeNull();
});

test('download fails as a call does: `catch` handles it, else the user is notified and the list ends', async () => {
  const failing = () => setUp(() => Promise.reject(new Error('Too many rows.')));
  const caught = failing();
  await caught.scope.run([
    {
      do: 'download',
      call: 'exportOrders',
      progress: ['state', 'percent'],
      catch: [{ do: 'toast', text: { $: ['get', ['var', 'error'], 'message'] } }],
    },
    { do: 'toast', text: 'after' },
  ]);
  expect(caught.host.toasts.map(({ text }) => text)).toEqual(['Too many rows.', 'after']);
  expect(caught.scope.read(['state', 'percent'])).toBeNull();
  const plain = failing();
  await plain.scope.run([
    { do: 'download', call: 'exportOrders' },
    { do: 'toast', text: 'after' },
  ]);
  expect(plain.host.toasts).toMatchObject([{ kind: 'error', text: 'Too many rows.' }]);
});

test('download of what is no file, or without a host that takes files, is an error', async () => {
  const { scope, host } = setUp(() => ({ rows: 3 }));
  await scope.run([{ do: 'download', call: 'exportOrders' }]);
  const bare = createTestScope({});
  await bare.scope.run([{ do: 'download', call: 'exportOrders' }]);
  expect(host.errors).toMatchObject([{ code: 'ENGINE_FILE_NONE' }]);
  expect(bare.host.errors).toMatchObject([{ code: 'ENGINE_HOST_LACKS' }]);
});

test('download ends when the page is left: nothing is saved, nothing is said', async () => {
  const { scope, host, saved, stop } = setUp(
    ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true })),
  );
  const run = scope.run([{ do: 'download', call: 'exportOrders', progress: ['state', 'percent'] }]);
  stop();
  await run;
  expect(saved).toEqual([]);
  expect(host.toasts).toEqual([]);
});
