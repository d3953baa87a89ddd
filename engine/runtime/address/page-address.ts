import { subscribe } from 'valtio/vanilla';
import type { CompiledDialog, CompiledField } from '#engine/document';
import type { HostAddress } from '../host/host.ts';
import { holdsSecret } from '../state/secrets.ts';
import type { Path } from '../state/store.ts';
import { addressText, addressValue } from './address-value.ts';
import { mayClose } from '../scope/may-close.ts';
import type { PageScope } from '../scope/page-scope.ts';

type Fields = Readonly<Record<string, CompiledField>>;
type Query = Readonly<Record<string, string>>;

/** Milliseconds: what is typed settles first; a drawer that replaces another one is one step. */
const pauses = { state: 250, drawer: 30 } as const;
/** How often a change waits for an address that is just being changed. */
const patience = 20;

function valuesOf(fields: Fields | undefined, query: Query): Record<string, unknown> {
  const marked = Object.entries(fields ?? {}).filter(([, { address }]) => address && Object.hasOwn(query, address));
  return Object.fromEntries(marked.map(([name, field]) => [name, addressValue(field, query[field.address ?? ''])]));
}

/**
 * Keeps marked fields of a page's state, and drawers that say so, in the query of its address. Fields replace the address, a
 * drawer that opens adds a step, so that Back closes it. Undefined where nothing is marked, or the host's address is its own.
 */
function follow(scope: PageScope): (() => void) | undefined {
  const { host } = scope.engine;
  const { state: fields = {}, drawers = {} } = scope.document;
  const names = Object.keys(fields).filter((name) => fields[name]?.address);
  const opened = Object.values(drawers).filter(({ address }) => address);
  const { navigator, clock } = host;
  if ((names.length === 0 && opened.length === 0) || !navigator.put) return undefined;
  const paths: Path[] = names.map((name) => ['state', name]);
  let timer: (() => void) | undefined;
  /** A drawer was opened by a step that Back takes away. */
  let isStep = false;
  /** That step is being taken away, because its drawer was closed. */
  let isReturning = false;
  let written = '';

  const shown = (drawer: CompiledDialog) => scope.openDialogs.shown.list.find(({ dialog }) => dialog === drawer);
  /** What the drawer shows now, which may be another one than it was opened with. */
  const idOf = (drawer: CompiledDialog): string => {
    const { param = '', state } = drawer.address ?? {};
    const read = shown(drawer)?.scope.read;
    const ids = [state && read?.(['state', state]), read?.(['params', param])];
    return ids.find((id): id is string => typeof id === 'string' && id !== '') ?? '';
  };
  /** An address stays in the history of the browser and in the logs of servers (P44). */
  const mayShow = (text: string | undefined): boolean => !holdsSecret(text ?? '', scope.secrets.texts(true));

  function wanted(): Record<string, string | undefined> {
    const query: Record<string, string | undefined> = {};
    for (const name of names) {
      const field = fields[name];
      const text = field && addressText(field, scope.read(['state', name]));
      if (field?.address) query[field.address] = mayShow(text) ? text : undefined;
    }
    for (const drawer of opened) if (drawer.address) query[drawer.address.name] = idOf(drawer) || undefined;
    return query;
  }

  const spell = (query: Readonly<Record<string, string | undefined>>): string =>
    JSON.stringify(
      [...names.map((name) => fields[name]?.address), ...opened.map(({ address }) => address?.name)].map(
        (name) => query[name ?? ''] ?? '',
      ),
    );

  function write(tries = patience): void {
    timer = undefined;
    const { path, query } = navigator.location();
    const next = wanted();
    const before = written;
    written = spell(next);
    if (written === spell(query)) return;
    const drawerNames = opened.map(({ address }) => address?.name ?? '');
    const opens = drawerNames.some((name) => next[name] && !query[name]);
    const closes = drawerNames.some((name) => query[name] && !next[name]);
    // Back leads to the list as it was: what has changed before the drawer opened belongs to the step below it.
    const below = { ...next, ...Object.fromEntries(drawerNames.map((name) => [name, query[name]])) };
    if (opens && spell(below) !== spell(query)) {
      written = spell(below);
      if (!navigator.put?.(withQuery(path, { ...query, ...below }), { replace: true })) written = before;
      if (tries > 0) later(50, tries - 1);
    } else if (closes && isStep && goBack()) isStep = false;
    else if (navigator.put?.(withQuery(path, { ...query, ...next }), { replace: !opens }))
      isStep = opens || (isStep && !closes);
    else {
      written = before;
      if (tries > 0) later(50, tries - 1);
    }
  }

  function goBack(): boolean {
    isReturning = true;
    if (navigator.back?.()) return true;
    isReturning = false;
    return false;
  }

  function later(pause: number, tries?: number): void {
    timer?.();
    timer = clock.after(pause, () => write(tries));
  }

  const { path: ownPath } = navigator.location();

  /** Another path is another page's: one that is left keeps its state until it is shown again. */
  function takeOverOwn(): void {
    if (!signal.aborted && navigator.location().path === ownPath) takeOver();
  }

  /** Takes over an address that the person went to. */
  function takeOver(): void {
    const { query } = navigator.location();
    const isBelow = isReturning && opened.every(({ address }) => !query[address?.name ?? '']);
    isReturning = false;
    if (spell(query) === written) return;
    timer?.();
    timer = undefined;
    written = spell(query);
    // The step below is as old as the drawer: what has changed since then, or while it closed, is put into it.
    if (isBelow) {
      later(0);
      return;
    }
    scope.batch(() => {
      for (const name of names) {
        const field = fields[name];
        const text = field?.address && Object.hasOwn(query, field.address) ? query[field.address] : undefined;
        if (field && addressText(field, scope.read(['state', name])) !== text)
          scope.setState(['state', name], addressValue(field, text));
      }
    });
    for (const drawer of opened) void followDrawer(drawer, query[drawer.address?.name ?? ''] ?? '');
  }

  async function followDrawer(drawer: CompiledDialog, id: string): Promise<void> {
    if (id === idOf(drawer)) return;
    const open = shown(drawer);
    if (open && !(await mayClose(open))) return later(0);
    open?.close();
    if (id === '') isStep = false;
    // Parameters of the address arrive with the next rendering.
    else clock.after(pauses.drawer, () => void scope.run(scope.namedActions(drawer.address?.open ?? '')));
  }

  /** Follows what the open drawers show, each until it is closed. */
  const followed = new Map<PageScope, () => void>();
  function followShown(): void {
    const open = new Map(
      scope.openDialogs.shown.list.map(({ dialog, scope: inner }) => [inner, dialog.address?.state] as const),
    );
    for (const [inner, stop] of followed) {
      if (open.has(inner)) continue;
      stop();
      followed.delete(inner);
    }
    for (const [inner, state] of open)
      if (state && !followed.has(inner))
        followed.set(
          inner,
          inner.subscribe([['state', state]], () => later(pauses.drawer)),
        );
  }

  const { signal } = scope;
  written = spell(navigator.location().query);
  for (const drawer of opened) void followDrawer(drawer, navigator.location().query[drawer.address?.name ?? ''] ?? '');
  const stops = [
    scope.subscribe(paths, () => later(pauses.state)),
    subscribe(
      scope.openDialogs.shown,
      () => {
        followShown();
        later(pauses.drawer);
      },
      true,
    ),
    () => {
      for (const stop of followed.values()) stop();
    },
    navigator.subscribe?.(takeOverOwn),
  ];
  return () => {
    timer?.();
    for (const stop of stops) stop?.();
  };
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]));
  const text = new URLSearchParams(given).toString();
  return text ? `${path}?${text}` : path;
}

/** Loaded with what comes after the first screen: public pages keep nothing in their address. */
export const pageAddress = {
  valuesOf,
  // Safe: the engine hands over its own scopes, which observers see less of.
  follow: (page) => follow(page as PageScope),
} satisfies HostAddress;
