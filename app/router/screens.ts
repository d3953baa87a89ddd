import type { CompiledDocument, Registry } from '#engine/runtime';
import type { PageEntry } from '#openapi';
import type { DocumentStore } from './documents.ts';
import type { Session } from '../session/session.ts';
import type { Messages, Texts } from './texts.ts';
import { createValue, type Value } from './value.ts';
import { type Address, decide, type FindPage, findFixedPage } from './decide.ts';
import type { PageTable } from './page-table.ts';

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

export interface Screens {
  /** What is shown; the one before stays until the next is complete. */
  screen: Value<Screen | undefined>;
  isLoading: Value<boolean>;
  /** Set when the address could not be shown; the screen before stays. */
  failure: Value<{ error: unknown; retry: () => void } | undefined>;
  /** Shows an address, unless it is the one that was asked for last. */
  visit(address: Address): void;
  /** Judges the same address anew: somebody signed in or out, or the language changed. */
  again(): void;
}

export interface ScreenParts {
  session: Session;
  table: PageTable;
  documents: DocumentStore;
  texts: Texts;
  registry: Registry;
  locale: () => string;
  /** The page that says why nobody but administrators may enter, while that is so. */
  alert: () => string | undefined;
  /** Reads who is signed in. */
  loadUserInfo: () => Promise<unknown>;
  redirect: (to: string) => void;
  /** The router's way to find a page; undefined until the rest of the shell is here. */
  findPage: () => FindPage | undefined;
  loadRest: () => Promise<unknown>;
  /** What has to end before anything is shown: a session on its way to another address, or from there. */
  pending?: () => Promise<unknown> | undefined;
}

type Plan = { screen: Screen } | { redirect: string } | { needs: Promise<unknown>[] };

/** Turns addresses into screens; the first one at once, when the entry page brought all of it. */
export function createScreens(parts: ScreenParts): Screens {
  const screen = createValue<Screen | undefined>(undefined);
  const isLoading = createValue(false);
  const failure = createValue<{ error: unknown; retry: () => void } | undefined>(undefined);
  let turn = 0;
  let asked: Address | undefined;

  /** Goes on until everything is here; a later address takes over. */
  async function gather(address: Address, own: number, first: Promise<unknown>[]): Promise<void> {
    let needs = first;
    let hasReloaded = false;
    while (own === turn) {
      try {
        await Promise.all(needs);
      } catch (error) {
        // A document that was published anew has another hash: the table knows it.
        if (hasReloaded || statusOf(error) !== 404) throw error;
        hasReloaded = true;
        await parts.table.load(parts.session.id());
      }
      if (own !== turn) return;
      const plan = makePlan(parts, address);
      if (!('needs' in plan)) return finish(plan);
      needs = plan.needs;
    }
  }

  function finish(plan: Exclude<Plan, { needs: unknown }>): void {
    isLoading.set(false);
    if ('redirect' in plan) parts.redirect(plan.redirect);
    else screen.set(plan.screen);
  }

  function show(address: Address): void {
    asked = address;
    turn += 1;
    const own = turn;
    failure.set(undefined);
    const plan = makePlan(parts, address);
    if (!('needs' in plan)) {
      finish(plan);
      return;
    }
    isLoading.set(true);
    gather(address, own, plan.needs).catch((error: unknown) => {
      if (own !== turn) return;
      isLoading.set(false);
      failure.set({ error, retry: () => show(address) });
    });
  }

  return {
    screen,
    isLoading,
    failure,
    visit(address) {
      if (asked?.path !== address.path || asked.search !== address.search) show(address);
    },
    again: () => asked && show(asked),
  };
}

function statusOf(error: unknown): number | undefined {
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}

function makePlan(parts: ScreenParts, address: Address): Plan {
  const { session, table, documents, texts, registry } = parts;
  const pending = parts.pending?.();
  if (pending) return { needs: [pending] };
  const id = session.id();
  const isSignedIn = id !== undefined;
  const locale = parts.locale();
  if (!table.isFor(id, locale)) return { needs: [table.load(id)] };
  const findPage = parts.findPage();
  // Most first addresses need no router: they are a page's own, or the root.
  const isPlain = address.path === '/' || findFixedPage(table.entries(), address.path) !== undefined;
  if (!isPlain && !table.isWhole()) return { needs: [table.load(id)] };
  if (!findPage && !isPlain) return { needs: [parts.loadRest()] };
  const visitor = {
    roles: session.roles(),
    isSignedIn,
    application: session.application(),
    isHandedOver: session.store.isHandedOver(),
    alert: parts.alert(),
    mustChangePassword: session.info()?.user.must_change_password,
  };
  const decision = decide(table.entries(), address, visitor, findPage ?? findFixedPage);
  if (decision.kind === 'redirect') return { redirect: decision.to };

  const { page, params } = decision;
  const frame = page.layout ? table.entry(page.layout) : undefined;
  if (page.layout && !frame && !table.isWhole()) return { needs: [table.load(id)] };
  const document = documents.present(hashOf(page, locale));
  const layout = frame && documents.present(hashOf(frame, locale));
  const messages = texts.present(locale);

  const needs: Promise<unknown>[] = [];
  // The first screen of somebody unknown does without those of the shell's dialogs, which come with the rest of the shell.
  if (!messages || ((isSignedIn || findPage) && !texts.isWhole(locale))) needs.push(texts.load(locale));
  if (!document) needs.push(documents.load(hashOf(page, locale)));
  if (frame && !layout) needs.push(documents.load(hashOf(frame, locale)));
  // A layout greets the user by name; a page without one, such as the loading page, shows before the name is known.
  if (frame && isSignedIn && !session.info()) needs.push(parts.loadUserInfo());
  const missing = [...(document?.widgets ?? []), ...(layout?.widgets ?? [])].filter(
    (name) => registry.hasWidget(name) && !registry.widget(name),
  );
  if (missing.length > 0) needs.push(registry.loadWidgets(missing));
  if (needs.length > 0 || !document || !messages) return { needs };
  return { screen: { page, document, layout, params, locale, messages, address } };
}

/** The address of a document in a language; documents exist in every language of the product. */
function hashOf(entry: PageEntry, locale: string): string {
  const hash = entry.hash[locale];
  if (!hash) throw new Error(`The document "${entry.id}" does not exist in ${locale}.`);
  return hash;
}
