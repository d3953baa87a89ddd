import { proxy, ref } from 'valtio/vanilla';
import type { CompiledDocument } from '#engine/document';
import type { Registry } from '#engine/runtime';
import type { PageEntry } from '#openapi';
import { type Address, decide, type FindPage, findFixedPage, type Visitor } from './decide.ts';
import type { DocumentStore } from './documents.ts';
import type { PageTable } from './page-table.ts';
import type { Messages, Texts } from './texts.ts';

/** Everything that one address shows, complete. */
export interface Screen {
  page: PageEntry;
  document: CompiledDocument;
  layout?: CompiledDocument;
  params: Readonly<Record<string, string>>;
  locale: string;
  messages: Messages;
  address: Address;
}

/** Kept in a store as it is: neither observed nor frozen. */
type Opaque<T extends object> = ReturnType<typeof ref<T>>;

export interface ScreenState {
  /** The previous screen stays until the next is complete. */
  screen: Opaque<Screen> | undefined;
  isLoading: boolean;
  /** Set when the address could not be shown; the previous screen stays. */
  failure: Opaque<{ error: unknown; retry: () => void }> | undefined;
}

export interface Screens {
  state: ScreenState;
  /** Shows an address, unless it is the one that was requested last. */
  visit(address: Address): void;
  /** Decides about the same address again: the session or the language changed. */
  again(): void;
}

/** Code that is loaded on demand: undefined until then. */
interface Loadable<T> {
  get(): T | undefined;
  load(): Promise<unknown>;
}

export interface ScreenParts {
  /** The id of the session; undefined when the user is not signed in. */
  sessionId: () => string | undefined;
  visitor: () => Visitor;
  table: PageTable;
  documents: DocumentStore;
  texts: Texts;
  registry: Registry;
  /** The language of an address. */
  locale: (address: Address) => string;
  /** The signed-in user's name and preferences, which layouts show. */
  userInfo: Loadable<unknown>;
  redirect: (to: string) => void;
  /** Matches routes with parameters. */
  findPage: Loadable<FindPage>;
  /** A session in transfer to or from another address: nothing is shown before it ends. */
  pending?: () => Promise<unknown> | undefined;
}

type Outcome = { screen: Screen } | { redirect: string };

/** Turns addresses into screens: at once when the entry page contained everything, else when the missing parts are loaded. */
export function createScreens(parts: ScreenParts): Screens {
  const state = proxy<ScreenState>({ screen: undefined, isLoading: false, failure: undefined });
  let turn = 0;
  let requested: Address | undefined;

  function finish(outcome: Outcome): void {
    state.isLoading = false;
    if ('redirect' in outcome) parts.redirect(outcome.redirect);
    else state.screen = ref(outcome.screen);
  }

  /** Waits and composes again until nothing is missing; a later address takes over. */
  async function gather(address: Address, own: number, first: Promise<unknown>): Promise<void> {
    let missing: Promise<unknown> | undefined = first;
    let hasReloaded = false;
    while (own === turn) {
      try {
        await missing;
      } catch (error) {
        // A document that was published again has another hash, which the table knows.
        if (statusOf(error) !== 404) throw error;
        // By the roles in the open application it is not for this reader (ACC-10).
        if (hasReloaded) return finish({ redirect: '/404' });
        hasReloaded = true;
        await parts.table.load(parts.sessionId());
      }
      if (own !== turn) return;
      const outcome = attempt(parts, address);
      if (!(outcome instanceof Promise)) return finish(outcome);
      missing = outcome;
    }
  }

  function show(address: Address): void {
    requested = address;
    turn += 1;
    const own = turn;
    state.failure = undefined;
    const outcome = attempt(parts, address);
    if (!(outcome instanceof Promise)) {
      finish(outcome);
      return;
    }
    state.isLoading = true;
    gather(address, own, outcome).catch((error: unknown) => {
      if (own !== turn) return;
      state.isLoading = false;
      state.failure = ref({ error, retry: () => show(address) });
    });
  }

  return {
    state,
    visit(address) {
      if (requested?.path !== address.path || requested.search !== address.search) show(address);
    },
    again: () => requested && show(requested),
  };
}

function statusOf(error: unknown): number | undefined {
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** The outcome, or what has to load first. What loads may change every decision, so the next attempt starts over. */
function attempt(parts: ScreenParts, address: Address): Outcome | Promise<unknown> {
  const steps = compose(parts, address);
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
    const loads = value.filter((load) => load instanceof Promise);
    if (loads.length > 0) return Promise.all(loads);
  }
}

/** What an address shows. Each step yields the loads of what is missing for the next one; everything else is `false` or undefined. */
function* compose(parts: ScreenParts, address: Address): Generator<unknown[], Outcome> {
  const { table, documents, texts, registry, findPage } = parts;
  yield [parts.pending?.()];

  const id = parts.sessionId();
  const isSignedIn = id !== undefined;
  const locale = parts.locale(address);
  yield [!table.isFor(id, locale) && table.load(id)];

  // Most first addresses need no route matching: they are a page's own, or the root.
  const isPlain = address.path === '/' || findFixedPage(table.entries(), address.path) !== undefined;
  yield [!isPlain && !table.isWhole() && table.load(id)];
  yield [!isPlain && !findPage.get() && findPage.load()];

  const decision = decide(table.entries(), address, parts.visitor(), findPage.get() ?? findFixedPage);
  if (decision.kind === 'redirect') return { redirect: decision.to };
  const { page, params } = decision;
  yield [page.layout && !table.entry(page.layout) && !table.isWhole() && table.load(id)];

  const layoutEntry = page.layout ? table.entry(page.layout) : undefined;
  const document = documents.loaded(hashOf(page, locale));
  const layout = layoutEntry && documents.loaded(hashOf(layoutEntry, locale));
  const messages = texts.loaded(locale);
  const widgets = [...(document?.widgets ?? []), ...(layout?.widgets ?? [])];
  const missing = widgets.filter((name) => registry.hasWidget(name) && !registry.widget(name));
  yield [
    // The first screen of a visitor does without the texts of the shell's dialogs, which are loaded with the route matching.
    (!messages || ((isSignedIn || findPage.get()) && !texts.isWhole(locale))) && texts.load(locale),
    !document && documents.load(hashOf(page, locale)),
    // What shows layouts is loaded with it.
    layoutEntry && !findPage.get() && findPage.load(),
    layoutEntry && !layout && documents.load(hashOf(layoutEntry, locale)),
    // A layout shows the user's name; a page without one, such as the loading page, shows before the name is known.
    layoutEntry && isSignedIn && !parts.userInfo.get() && parts.userInfo.load(),
    missing.length > 0 && registry.loadWidgets(missing),
  ];
  if (!document || !messages) throw new Error(`The document "${page.id}" was loaded and is not there.`);
  return { screen: { page, document, layout, params, locale, messages, address } };
}

/** The hash of a document in a language; documents exist in every language of the product. */
function hashOf(entry: PageEntry, locale: string): string {
  const hash = entry.hash[locale];
  if (!hash) throw new Error(`The document "${entry.id}" does not exist in ${locale}.`);
  return hash;
}
