import { expect, test } from 'vitest';
import { createTestScope } from '../../testing/createTestScope.ts';

async function go(args: Record<string, unknown>, locals = {}) {
  const { scope, host } = createTestScope({});
  await scope.run([{ do: 'navigate', ...args }], locals);
  return host;
}

test('navigate goes to a path, with its query and fragment', async () => {
  const host = await go(
    {
      to: { $: ['op', '+', ['lit', '/list?size=5#'], ['var', 'place']] },
      query: { page: 2, search: 'a b', none: null },
    },
    { place: 'top' },
  );
  expect(host.visited).toEqual(['/list?size=5&page=2&search=a+b#top']);
});

test('navigate writes objects and lists as the state of a page in its address', async () => {
  const filter = { logicalOperator: 'all', children: [{ kind: 'condition', field: 'a&b', operator: 'isEmpty' }] };
  const host = await go({ to: '/m/1', query: { filter, ids: [1, 2] } });
  const query = new URL(String(host.visited[0]), 'http://localhost').searchParams;
  expect(JSON.parse(query.get('filter') ?? '')).toEqual(filter);
  expect(query.get('ids')).toBe('[1,2]');
});

test('navigate continues at once; the list ends when the next page is shown', async () => {
  let arrive = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const navigator = { location: () => ({ path: '/', query: {} }), go: () => gone };
  const { scope, host } = createTestScope({}, { navigator });
  let isDone = false;
  const run = scope.run([
    { do: 'navigate', to: '/next' },
    { do: 'toast', text: 'after' },
  ]);
  void run.then(() => {
    isDone = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(host.toasts).toHaveLength(1);
  expect(isDone).toBe(false);
  arrive();
  await run;
});

test.each([
  '//evil.test',
  '/\\evil.test',
  'https:evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  'login',
  '',
  null,
  7,
  { path: '/x' },
])('P31 navigate refuses %j, and says so', async (to) => {
  const host = await go({ to });
  expect(host.visited).toEqual([]);
  expect(host.errors).toEqual([expect.objectContaining({ code: 'ENGINE_ACTION_ARGUMENT' })]);
});

test('P31 a query cannot turn a path into another place', async () => {
  const host = await go({ to: '/', query: { '//evil.test': '@evil.test#' } });
  expect(host.visited).toEqual(['/?%2F%2Fevil.test=%40evil.test%23']);
});

test('ROUTE-115 navigate without a path keeps the shown page, with what the query adds or replaces', async () => {
  const visited: unknown[] = [];
  const navigator = {
    location: () => ({ path: '/m/1', query: { appid: 'a', istable: '1' } }),
    go: (path: string, options?: { replace?: boolean }) => void visited.push([path, options]),
  };
  const { scope } = createTestScope({}, { navigator });
  await scope.run([{ do: 'navigate', query: { istable: '0' }, replace: true }]);
  expect(visited).toEqual([['/m/1?appid=a&istable=0', { replace: true }]]);
});
