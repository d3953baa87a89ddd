import { plainTheme, type ShownTheme } from '#engine/document';
import { firstPart } from '#engine/compiler';
import type { PageEntry } from '#openapi';
import type { BootData, BootEnvironment, EntryRequest } from './boot-data.ts';
import type { DocumentScope, DocumentService } from './create-documents.ts';
import { type AnonymousCall, preloadAnswers } from './preload.ts';
import { locales } from './shipped.ts';

/** Makes the data that an entry page carries for one address. Throws when it cannot; the visitor then gets the plain fallback. */
export interface Entry {
  resolve(request: EntryRequest): Promise<BootData>;
  /** True when a page has this path; paths with parameters are not looked into. */
  hasPage(path: string): Promise<boolean>;
  /** Whether the layout of the page at this address has navigation beside the page; parts of a route with a colon take anything. */
  hasAside(request: EntryRequest): Promise<boolean>;
}

export interface EntryParts {
  documents: DocumentService;
  environment(request: EntryRequest): Promise<BootEnvironment>;
  /** The theme of the open application, over that of the address (CFG-16). */
  applicationTheme(request: EntryRequest, theme: string): Promise<ShownTheme>;
  call: AnonymousCall;
  /** Of the deployment, where it sets one. */
  pressInterval?: number | undefined;
}

const signIn = '/login';
/** Where the link of an invitation leads: `lang` is the language of its message, which the page has as well (0289). */
const join = '/join';

const isPublic = (page: PageEntry): boolean => page.roles?.includes('public') ?? false;

/**
 * The public pages, and the layouts around them. An entry page knows of no session, and
 * signed-in browsers read the whole table with the session: it would be a third of the sign-in page's size.
 */
function openPages(pages: readonly PageEntry[]): PageEntry[] {
  const open = pages.filter((page) => page.kind === 'page' && isPublic(page));
  const around = new Set(open.map(({ layout }) => layout));
  return [...open, ...pages.filter(({ id, kind }) => kind === 'layout' && around.has(id))];
}

/** A browser that chooses another language reads the table for it. */
const inLanguage = (page: PageEntry, locale: string): PageEntry => ({
  ...page,
  title: { [locale]: page.title[locale] ?? '' },
  hash: { [locale]: page.hash[locale] ?? '' },
});

/** The document that the address shows without a session: its own when it is public, else the sign-in page. */
function shownPage(pages: readonly PageEntry[], path: string): PageEntry | undefined {
  const named = pages.find((page) => page.route === path);
  if (named) return isPublic(named) ? named : undefined;
  return path === '/' ? pages.find((page) => page.route === signIn) : undefined;
}

const isRouteOf = (path: string): ((page: PageEntry) => boolean) => {
  const parts = path.split('/');
  return ({ route }) => {
    const own = route?.split('/');
    return own?.length === parts.length && own.every((part, at) => part.startsWith(':') || part === parts[at]);
  };
};

/**
 * What an entry page carries: environment, texts, the table of public pages, and for a public address its document, layout and
 * preloaded answers, so that it shows without a request. `?safe=1` leaves out every customisation.
 */
export function createEntry({ documents, environment, applicationTheme, call, pressInterval }: EntryParts): Entry {
  return {
    hasPage: async (path) => path === '/' || (await documents.pages({})).some((page) => page.route === path),
    async hasAside({ path, host, query, chosenLocale = locales[0] ?? '' }) {
      const wsId = host.workspace?.wsId;
      const scope: DocumentScope = { ...(wsId ? { wsId } : {}), shippedOnly: query['safe'] === '1' };
      const pages = await documents.pages(scope);
      const layout = (pages.find(({ route }) => route === path) ?? pages.find(isRouteOf(path)))?.layout;
      const document = layout === undefined ? undefined : await documents.byId(layout, chosenLocale, scope);
      return document?.widgets.includes('SideNav') ?? false;
    },
    async resolve(request: EntryRequest): Promise<BootData> {
      const { frame, path, query, host, chosenLocale, browserLocale, offeredLocale } = request;
      const wsId = host.workspace?.wsId;
      const scope: DocumentScope = { ...(wsId ? { wsId } : {}), shippedOnly: query['safe'] === '1' };
      const [asConfigured, pages] = await Promise.all([
        environment(request),
        frame === 'preview' ? [] : documents.pages(scope),
      ]);
      const { browser_language: asBrowser, defaultLanguage } = asConfigured.globalConfig;
      const invitedIn = path === join ? locales.find((one) => one === query['lang']) : undefined;
      const locale = chosenLocale ?? invitedIn ?? (asBrowser ? browserLocale : undefined) ?? defaultLanguage;
      // Left out where it would say nothing: prerendered screens are cached by all that the page carries.
      const isOffered = frame === 'app' && !chosenLocale && offeredLocale && offeredLocale !== locale;
      const env = {
        ...asConfigured,
        ...(scope.shippedOnly && { theme: plainTheme }),
        ...(isOffered && { offered_language: offeredLocale }),
      };
      const boot: BootData = {
        frame,
        env,
        locale,
        locales,
        messages: documents.texts(locale),
        pages: openPages(pages).map((page) => inLanguage(page, locale)),
        preloaded: [],
        ...(pressInterval === undefined ? {} : { pressInterval }),
        mode: env.environment.mode,
      };
      const page = shownPage(pages, path);
      const document = page && (await documents.byId(page.id, locale, scope));
      if (!document) {
        const { application } = request;
        if (!application || scope.shippedOnly) return boot;
        const theme = await applicationTheme(request, application.theme);
        return { ...boot, application: { id: application.id, theme } };
      }
      const layout = document.layout ? await documents.byId(document.layout, locale, scope) : undefined;
      const shipped = await documents.byId(page.id, locale, { shippedOnly: true });
      const preloaded = await preloadAnswers({ document, shipped }, request, env, call);
      return {
        ...boot,
        messages: documents.firstTexts(locale),
        // With the sign-in page, where some of the others lead on at once.
        pages: boot.pages.filter(({ id, route }) => id === page.id || id === document.layout || route === signIn),
        isFirstPart: true,
        document: firstPart(document),
        ...(layout ? { layout: firstPart(layout) } : {}),
        preloaded,
      };
    },
  };
}
