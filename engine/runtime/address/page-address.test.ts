import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompiledDocument } from '#engine/document';
import { createTestScope } from '../testing/createTestScope.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const list: Partial<CompiledDocument> = {
  state: {
    search: { type: 'string', default: '', address: 'q' },
    page: { type: 'integer', default: 1, address: 'page', schema: { minimum: 1 } },
    filter: {
      type: 'object',
      default: null,
      address: 'filter',
      schema: { required: ['children'], properties: { children: { type: 'array', items: { type: 'object' } } } },
    },
    chosen: { type: 'array', default: [] },
  },
  actions: {
    openRecord: [{ do: 'openDrawer', drawer: 'record', with: { id: { $: ['get', ['var', 'query'], 'record'] } } }],
  },
  drawers: {
    record: {
      title: 'Record',
      params: { id: { type: 'string', default: '' } },
      state: { text: { type: 'string', default: '' }, 'inner:id': { type: 'string', default: '' } },
      unsaved: ['op', '!=', ['get', ['var', 'state'], 'text'], ['lit', '']],
      address: { name: 'record', param: 'id', open: 'openRecord', state: 'inner:id' },
      body: { id: 'inner', widget: 'Stack' },
    },
  },
};

const widgets = { Drawer: async () => ({ default: () => null }) };
const open = (at: string, more = {}) => createTestScope(list, { at, widgets: widgets as never, ...more });
const queryOf = ({ host }: ReturnType<typeof open>) => host.navigator.location().query;
const idsOf = ({ scope }: ReturnType<typeof open>) =>
  scope.openDialogs.shown.list.map((one) => one.scope.read(['params', 'id']));
const settle = () => vi.advanceTimersByTimeAsync(400);

test('REC-09 the address holds what the list is narrowed by, and nothing that is the default', async () => {
  const page = open('/m/1?app=x');
  page.scope.setState(['state', 'search'], 'a b');
  page.scope.setState(['state', 'page'], 3);
  page.scope.setState(['state', 'filter'], { children: [] });
  page.scope.setState(['state', 'chosen'], ['r1']);
  await settle();
  expect(queryOf(page)).toEqual({ app: 'x', q: 'a b', page: '3', filter: '{"children":[]}' });
  page.scope.setState(['state', 'search'], '');
  page.scope.setState(['state', 'filter'], null);
  await settle();
  expect(queryOf(page)).toEqual({ app: 'x', page: '3' });
});

test('REC-09 a link opens the list with its state; what is not meant for a field leaves it as it is', () => {
  const filter = encodeURIComponent('{"children":[{"kind":"condition"}]}');
  const { scope, host } = open(`/m/1?q=ada&page=2&filter=${filter}&chosen=%5B%22x%22%5D`);
  expect(scope.read(['state'])).toEqual({
    search: 'ada',
    page: 2,
    filter: { children: [{ kind: 'condition' }] },
    chosen: [],
  });
  expect(host.errors).toEqual([]);
});

test.each([
  'page=0',
  'page=x',
  'page=1.5',
  'page=%22%22',
  'page=null',
  'filter=%7B',
  'filter=%5B%5D',
  'filter=%7B%22children%22%3A1%7D',
  'filter=%7B%22children%22%3A%5B1%5D%7D',
  'filter=%7B%22children%22%3A%5B%5D%2C%22__proto__%22%3A%7B%7D%7D',
  `q=${'x'.repeat(1501)}`,
])('P21 a bad value in the address is the default, without an error: %s', (query) => {
  const { scope, host } = open(`/m/1?${query}`);
  expect(scope.read(['state'])).toEqual({ search: '', page: 1, filter: null, chosen: [] });
  expect(host.errors).toEqual([]);
});

test('a value that is too long is left out, and the state keeps it', async () => {
  const page = open('/m/1');
  page.scope.setState(['state', 'search'], 'x'.repeat(1501));
  await settle();
  expect(queryOf(page)).toEqual({});
  expect(page.scope.read(['state', 'search'])).toHaveLength(1501);
});

test('P44 what a person typed as a password does not get into the address', async () => {
  const page = open('/m/1');
  page.scope.secrets.addField(() => 'open sesame');
  page.scope.setState(['state', 'search'], 'say open sesame');
  await settle();
  expect(queryOf(page)).toEqual({});
});

test('REC-02 an open record is in the address; Back closes it, and closing goes back', async () => {
  const page = open('/m/1?q=ada');
  await page.scope.run([{ do: 'openDrawer', drawer: 'record', with: { id: 'r1' } }]);
  await settle();
  expect(queryOf(page)).toEqual({ q: 'ada', record: 'r1' });
  page.host.navigator.back?.();
  await settle();
  expect(idsOf(page)).toEqual([]);
  await page.scope.run([{ do: 'openDrawer', drawer: 'record', with: { id: 'r2' } }]);
  await settle();
  page.scope.openDialogs.shown.list[0]?.close();
  await settle();
  expect(queryOf(page)).toEqual({ q: 'ada' });
  // One step was added and taken away again: nothing is below the list.
  page.host.navigator.back?.();
  expect(queryOf(page)).toEqual({ q: 'ada' });
});

test('REC-02 what was narrowed just before a record opened is still so when it is closed', async () => {
  const page = open('/m/1');
  page.scope.setState(['state', 'search'], 'ada');
  await page.scope.run([{ do: 'openDrawer', drawer: 'record', with: { id: 'r1' } }]);
  await settle();
  expect(queryOf(page)).toEqual({ q: 'ada', record: 'r1' });
  page.scope.openDialogs.shown.list[0]?.close();
  await settle();
  expect(queryOf(page)).toEqual({ q: 'ada' });
  expect(page.scope.read(['state', 'search'])).toBe('ada');
});

test('REC-02 a link with a record opens it; the next record replaces it', async () => {
  const page = open('/m/1?record=r1');
  await settle();
  expect(idsOf(page)).toEqual(['r1']);
  page.scope.openDialogs.shown.list[0]?.close();
  await page.scope.run([{ do: 'openDrawer', drawer: 'record', with: { id: 'r2' } }]);
  await settle();
  expect(queryOf(page)).toEqual({ record: 'r2' });
  expect(idsOf(page)).toEqual(['r2']);
});

test('REC-02 ROUTE-111 a drawer that goes to the next record says so in the address, and Back still closes it', async () => {
  const page = open('/m/1?q=ada');
  await page.scope.run([{ do: 'openDrawer', drawer: 'record', with: { id: 'r1' } }]);
  await settle();
  page.scope.openDialogs.shown.list[0]?.scope.setState(['state', 'inner:id'], 'r2');
  await settle();
  expect(queryOf(page)).toEqual({ q: 'ada', record: 'r2' });
  page.host.navigator.back?.();
  await settle();
  expect(idsOf(page)).toEqual([]);
  expect(queryOf(page)).toEqual({ q: 'ada' });
});

test('REC-02 Back asks before it closes a record with unsaved input, and the address keeps it when the person stays', async () => {
  const page = open('/m/1', { confirm: () => false });
  await page.scope.run([{ do: 'openDrawer', drawer: 'record', with: { id: 'r1' } }]);
  await settle();
  page.scope.openDialogs.shown.list[0]?.scope.setState(['state', 'text'], 'typed');
  page.host.navigator.back?.();
  await settle();
  expect(page.host.questions).toHaveLength(1);
  expect(idsOf(page)).toEqual(['r1']);
  expect(queryOf(page)).toEqual({ record: 'r1' });
});

test('an address of the page that the person goes to is taken over, and one of another page is not', async () => {
  const page = open('/m/1?q=ada');
  void page.host.navigator.go('/m/1?q=bob&page=4');
  expect(page.scope.read(['state', 'search'])).toBe('bob');
  void page.host.navigator.go('/m/1');
  expect(page.scope.read(['state'])).toEqual({ search: '', page: 1, filter: null, chosen: [] });
  void page.host.navigator.go('/m/1?q=bob');
  void page.host.navigator.go('/m/2?q=eve');
  await settle();
  expect(page.scope.read(['state', 'search'])).toBe('bob');
});

test('a change waits while the person is on the way to another place', async () => {
  let isBusy = true;
  const steps: string[] = [];
  const location = { path: '/m/1', query: {} };
  const navigator = {
    location: () => location,
    go: () => undefined,
    put: (path: string) => !isBusy && steps.push(path) > 0,
  };
  const page = open('/m/1', { navigator });
  page.scope.setState(['state', 'search'], 'ada');
  await settle();
  expect(steps).toEqual([]);
  isBusy = false;
  await settle();
  expect(steps).toEqual(['/m/1?q=ada']);
  page.stop();
});

test('a drawer that closes while the person goes to another page takes no step back', async () => {
  let isLeaving = false;
  let location: { path: string; query: Record<string, string> } = { path: '/m/1', query: {} };
  const back: string[] = [];
  const navigator = {
    location: () => location,
    go: () => undefined,
    put(path: string) {
      const { pathname, searchParams } = new URL(path, 'https://acme.example');
      if (!isLeaving) location = { path: pathname, query: Object.fromEntries(searchParams) };
      return !isLeaving;
    },
    back() {
      if (!isLeaving) back.push('back');
      return !isLeaving;
    },
  };
  const page = open('/m/1', { navigator });
  await page.scope.run([{ do: 'openDrawer', drawer: 'record', with: { id: 'r1' } }]);
  await settle();
  expect(location.query).toEqual({ record: 'r1' });
  isLeaving = true;
  page.scope.openDialogs.shown.list[0]?.close();
  await settle();
  page.stop();
  isLeaving = false;
  await settle();
  expect(back).toEqual([]);
});

test('REC-02 REC-09 what is set while an open record is closed, or was set behind it, is in the address and stays', async () => {
  const page = open('/m/1?q=ada');
  await page.scope.run([{ do: 'openDrawer', drawer: 'record', with: { id: 'r1' } }]);
  await settle();
  page.scope.setState(['state', 'page'], 2);
  await settle();
  page.scope.openDialogs.shown.list[0]?.close();
  page.scope.setState(['state', 'search'], 'grace');
  await settle();
  expect(page.scope.read(['state'])).toMatchObject({ search: 'grace', page: 2 });
  expect(queryOf(page)).toEqual({ q: 'grace', page: '2' });
  expect(idsOf(page)).toEqual([]);
});

test('REC-02 after a record was closed, Back and Forward lead through the lists as they were', async () => {
  const page = open('/m/1?q=ada');
  await page.scope.run([{ do: 'openDrawer', drawer: 'record', with: { id: 'r1' } }]);
  await settle();
  page.scope.openDialogs.shown.list[0]?.close();
  await settle();
  await page.scope.run([{ do: 'openDrawer', drawer: 'record', with: { id: 'r2' } }]);
  await settle();
  page.host.navigator.back?.();
  await settle();
  expect(idsOf(page)).toEqual([]);
  expect(page.scope.read(['state', 'search'])).toBe('ada');
});

test('SHELL-20 a page that is left for another path keeps what its list was narrowed by', async () => {
  const page = open('/m/1?q=ada');
  page.host.navigator.go('/workbench');
  // As a shell does that shows the other page instead of this one.
  page.stop();
  await settle();
  expect(page.scope.read(['state', 'search'])).toBe('ada');
});
