import { beforeEach, describe, expect, it } from 'vitest';
import { proxy, ref } from 'valtio/vanilla';
import type { PageEntry } from '#openapi';
import { memoryStorage } from '../session/storage/memory-storage.ts';
import { createPageTable } from '../router/page-table.ts';
import { createPageLinks } from './page-links.ts';
import type { Screen, ScreenState } from '../router/screens.ts';
import type { HostPageLink } from '#engine/runtime';
import type { OwnPageLinks } from './own-page-links.ts';

const page = (id: string, route: string, more: Partial<PageEntry> = {}): PageEntry => ({
  id,
  kind: 'page',
  route,
  layout: 'shell.workbench',
  title: { 'zh-CN': `${id}-zh`, 'en-US': `${id}-en` },
  hash: {},
  ...more,
});
const entries = [
  page('home', '/workbench'),
  page('table', '/p/:id', { layout: 'shell.application' }),
  page('tables', '/tables', { layout: 'shell.application' }),
  page('login', '/login', { layout: undefined }),
  page('planned.report', '/report'),
  page('staff', '/workbench/setting/staff', { roles: ['WORKSPACE_ADMIN'] }),
];

let title = '';
let notify: () => void = () => undefined;
let state: ScreenState;
let owner: string | undefined;
let storage: Storage;
let mayLeave: boolean;
let own: OwnPageLinks;

function pageLinks() {
  const made = createPageLinks({
    view: { sessionStorage: storage },
    screens: { state },
    table: createPageTable({
      isAsShipped: () => false,
      initial: entries,
      locale: 'en-US',
      fetchPages: async () => entries,
    }),
    sessionId: () => 's',
    visitor: () => ({ roles: ['WORKSPACE_USER'], isSignedIn: true, isHandedOver: false, alert: undefined }),
    owner: () => owner,
    siteName: () => 'Acme',
    own,
    leaving: { isUnsaved: () => !mayLeave, mayLeave: async () => mayLeave },
    title: {
      read: () => title,
      watch(listener) {
        notify = listener;
      },
    },
  });
  made.start();
  return made;
}

/** What the server keeps of the person; nothing is asked of it here. */
function ownLinks(recent: readonly HostPageLink[]): OwnPageLinks {
  const known = { favorites: [], recent };
  return {
    known: () => known,
    load: async () => undefined,
    setFavorite: async () => undefined,
    note: () => undefined,
    forget: () => undefined,
  };
}

/** Shows a page whose own title is known a moment later, as in the window. */
function show(id: string, path: string, search = '', own = id): void {
  const entry = entries.find((one) => one.id === id);
  // Safe: the links read the page, the language, the address, and whether there is a layout.
  const screen = { page: entry, locale: 'en-US', address: { path, search }, layout: {} } as unknown as Screen;
  state.screen = ref(screen);
  title = `${own} · Acme`;
  notify();
}

const labels = (list: readonly { label: string }[]): string[] => list.map(({ label }) => label);

beforeEach(() => {
  state = proxy<ScreenState>({ screen: undefined, isLoading: false, failure: undefined });
  storage = memoryStorage();
  owner = 'anna';
  own = ownLinks([]);
  mayLeave = true;
  title = '';
});

describe('links to the pages of a tab', () => {
  it('each page is there once, in the order of the first visits, with the title and query that it had last', () => {
    const made = pageLinks();
    show('home', '/workbench');
    show('table', '/p/1', '?appid=a', 'Orders');
    show('table', '/p/1', '?appid=a&q=x', 'Orders');
    show('home', '/workbench', '', 'Home');
    expect(made.open()).toEqual([
      { id: '/workbench', href: '/workbench', label: 'Home' },
      { id: '/p/1?appid=a', href: '/p/1?appid=a&q=x', label: 'Orders' },
    ]);
    expect(labels(made.recent())).toEqual(['Home', 'Orders']);
    expect(made.current()).toBe('/workbench');
  });

  it('SHELL-19 a closed page is gone from the open ones, also while it is still shown, and stays among the recent', async () => {
    const made = pageLinks();
    show('home', '/workbench');
    show('table', '/p/1', '?appid=a', 'Orders');
    mayLeave = false;
    expect(await made.close(['/p/1?appid=a']), 'the person stays for unsaved work').toBe(false);
    expect(labels(made.open())).toEqual(['home', 'Orders']);
    mayLeave = true;
    expect(await made.close(['/p/1?appid=a'])).toBe(true);
    notify();
    expect(labels(made.open())).toEqual(['home']);
    expect(labels(made.recent())).toEqual(['Orders', 'home']);
    show('home', '/workbench');
    show('table', '/p/1', '?appid=a', 'Orders');
    expect(labels(made.open())).toEqual(['home', 'Orders']);
  });

  it('are stored for the person through a reload, and nobody else sees them', () => {
    pageLinks();
    show('table', '/p/1', '?appid=a', 'Orders');
    show('home', '/workbench');
    expect(labels(pageLinks().open())).toEqual(['Orders', 'home']);
    owner = 'ben';
    const other = pageLinks();
    expect(labels(other.open())).toEqual(['home']);
    expect(labels(other.recent())).toEqual(['home']);
  });

  it('have an end: the one that was opened first goes', () => {
    const made = pageLinks();
    for (let number = 1; number <= 25; number += 1) show('table', `/p/${number}`, '?appid=a', `Table ${number}`);
    expect(made.open()).toHaveLength(20);
    expect(made.open()[0]?.label).toBe('Table 6');
    expect(made.recent()).toHaveLength(10);
  });

  it('what was stored in another form is not read', () => {
    storage.setItem('pagewright.pageLinks.anna', '{"open":[{"id":1}],"recent":[]}');
    expect(pageLinks().open()).toEqual([]);
  });

  it('ACC-10 pages that may be opened have an address of their own, those of an application stay in the open one', async () => {
    const made = pageLinks();
    show('home', '/workbench');
    expect(await made.all()).toEqual([
      { id: '/workbench', href: '/workbench', label: 'home-en', words: ['home-zh', 'home-en'] },
    ]);
    show('table', '/p/1', '?appid=a&cid=c', 'Orders');
    expect((await made.all()).map(({ href }) => href)).toEqual(['/workbench', '/tables?appid=a&cid=c']);
  });
});
