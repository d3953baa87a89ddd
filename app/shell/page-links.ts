import { subscribeKey } from 'valtio/vanilla/utils';
import type { HostPageLink, HostPageLinks } from '#engine/runtime';
import type { PageEntry } from '#openapi';
import { isRecord, jsonSlot } from '../session/storage/json-slot.ts';
import { decide, findFixedPage, type Visitor } from '../router/decide.ts';
import type { PageTable } from '../router/page-table.ts';
import { readQuery } from '../router/router.ts';
import type { Screen, Screens } from '../router/screens.ts';
import type { OwnPageLinks } from './own-page-links.ts';

interface PageLinksParts {
  view: Pick<Window, 'sessionStorage'>;
  /** The title of the window, and word of each change of it. */
  title: { read(): string; watch(listener: () => void): void };
  screens: Pick<Screens, 'state'>;
  table: PageTable;
  sessionId: () => string | undefined;
  visitor: () => Visitor;
  /** Who is signed in, in which workspace; undefined for nobody. Each has links of their own. */
  owner: () => string | undefined;
  /** What follows the title of each page in the window's title. */
  siteName: () => string;
  own: OwnPageLinks;
  leaving: { isUnsaved(): boolean; mayLeave(): Promise<boolean> };
}

/** Open pages that a tab has at most; the one that was opened first goes first. */
const mostOpen = 20;
const mostRecent = 10;
/** The layout of pages of one application, whose address names it (ROUTE-115). */
const ofApplications = 'shell.application';

interface Stored {
  open: readonly HostPageLink[];
  recent: readonly HostPageLink[];
}

const nothing: Stored = { open: [], recent: [] };

/** SHELL-18: where the person was in this tab. It is stored until the tab is closed, apart for each person. */
export function createPageLinks(parts: PageLinksParts): HostPageLinks & { start(): void; notify(): void } {
  const { view, screens, table, own } = parts;
  const listeners = new Set<() => void>();
  let owner: string | undefined;
  let stored = nothing;
  let current: string | undefined;
  /** The one that is shown, after it was closed: it is not opened again by staying a moment longer. */
  let left: string | undefined;
  const slot = () => jsonSlot<Stored>(view.sessionStorage, `pagewright.pageLinks.${owner}`, isStored);

  function change(next: Stored): void {
    stored = next;
    slot().write(stored);
    notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  /** Adds what is shown, or gives it the title and the query that it has now. */
  function note(): void {
    const screen = screens.state.screen;
    const person = parts.owner();
    if (person !== owner) {
      owner = person;
      own.forget();
      stored = (person && slot().read()) || nothing;
    }
    if (!person || !screen?.layout) return;
    const link = linkOf(screen, titleOf(parts.title.read(), parts.siteName(), screen));
    if (link.id === left) return;
    left = undefined;
    const known = stored.open.find((one) => one.id === link.id);
    const isSame = link.id === current && known?.href === link.href && known.label === link.label;
    if (isSame) return;
    current = link.id;
    const open = known ? stored.open.map((one) => (one === known ? link : one)) : [...stored.open, link];
    const recent = [link, ...stored.recent.filter((one) => one.id !== link.id)];
    change({ open: open.slice(-mostOpen), recent: recent.slice(0, mostRecent) });
    own.note(link);
  }

  /** Those of this tab, and after them those of other tabs and machines. The same list until it changes. */
  let recent: { of: readonly unknown[]; list: readonly HostPageLink[] } = { of: [], list: [] };
  function allRecent(): readonly HostPageLink[] {
    const { recent: others } = own.known();
    if (recent.of[0] !== stored.recent || recent.of[1] !== others) {
      const list = [...stored.recent, ...others.filter(({ id }) => !stored.recent.some((one) => one.id === id))];
      recent = { of: [stored.recent, others], list: list.slice(0, mostRecent) };
    }
    return recent.list;
  }

  return {
    open: () => stored.open,
    current: () => current,
    recent: allRecent,
    favorites: () => own.known().favorites,
    async setFavorite(isFavorite) {
      const shown = stored.recent.find(({ id }) => id === current);
      if (shown) await own.setFavorite(shown, isFavorite);
    },
    async all() {
      // Beside the pages: what is known of the person's own is shown as soon as it is there.
      void own.load();
      if (!table.isWhole()) await table.load(parts.sessionId());
      const screen = screens.state.screen;
      if (!screen) return [];
      const visitor = parts.visitor();
      const entries = table.entries();
      const mayOpen = ({ href }: HostPageLink): boolean => {
        const [path = '', query = ''] = href.split('?');
        return decide(entries, { path, search: query && `?${query}` }, visitor, findFixedPage).kind === 'page';
      };
      return entries.flatMap((entry) => fixedLink(entry, screen).filter(mayOpen));
    },
    isUnsaved: () => parts.leaving.isUnsaved(),
    async close(ids) {
      const isShown = current !== undefined && ids.includes(current);
      if (isShown && !(await parts.leaving.mayLeave())) return false;
      if (isShown) left = current;
      change({ ...stored, open: stored.open.filter((one) => !ids.includes(one.id)) });
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify,
    start() {
      subscribeKey(screens.state, 'screen', note);
      // Its own title is known when it has been drawn, and later where it names a record.
      parts.title.watch(note);
      note();
    },
  };
}

/** The application is part of its id: the same page of two applications is two pages. */
function linkOf({ address }: Screen, label: string): HostPageLink {
  const { appid } = readQuery(address.search);
  return { id: appid ? `${address.path}?appid=${appid}` : address.path, href: address.path + address.search, label };
}

function titleOf(title: string, siteName: string, { page, locale }: Screen): string {
  const end = ` · ${siteName}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : (page.title[locale] ?? page.id);
}

/** A page that can be gone to by its title. Those of applications stay in the open one. */
function fixedLink(entry: PageEntry, { address, locale }: Screen): HostPageLink[] {
  const { route, layout, title } = entry;
  const label = title[locale];
  if (!route || !layout || !label || route.includes(':') || entry.id.startsWith('planned.')) return [];
  const { appid, cid } = readQuery(address.search);
  if (layout === ofApplications && !appid) return [];
  const query = new URLSearchParams(appid ? { appid, ...(cid && { cid }) } : {});
  const href = layout === ofApplications ? `${route}?${query}` : route;
  return [{ id: href, href, label, words: Object.values(title) }];
}

function isStored(value: unknown): value is Stored {
  return isRecord(value) && [value['open'], value['recent']].every((list) => Array.isArray(list) && list.every(isLink));
}

function isLink(value: unknown): value is HostPageLink {
  return isRecord(value) && ['id', 'href', 'label'].every((name) => typeof value[name] === 'string');
}
