import type { EngineHost } from '#engine/runtime';
import type { App } from '../prerender/create-app.ts';
import { readQuery } from '../router/router.ts';
import { pageStorage } from '../session/storage/page-storage.ts';
import { createPresence } from '../session/presence.ts';
import { draftOwner } from '../session/storage/stored-drafts.ts';
import { travel } from '../router/travel.ts';

const noOperations: EngineHost['operations'] = {};

/** What the engine reaches of this shell. One host serves all pages for as long as the window is open. */
export function createHost(app: App, observe?: EngineHost['observe']): EngineHost {
  const { session, rest, router, screens, view } = app;
  return {
    client: {
      ready: () => (rest.here.get() ? undefined : rest.load()),
      call: async (id, args, options) => (await rest.load()).callOfPage(app, id, args, options),
    },
    get operations() {
      return rest.here.get()?.hostOperations ?? noOperations;
    },
    navigator: {
      location() {
        // The address of what is shown: while the next page is on its way, this one still reads its own query.
        const { path, search } = screens.screen.get()?.address ?? router.address();
        return { path, query: readQuery(search) };
      },
      go: (path, options) => travel(app, path, options),
      back: () => router.back(),
      guard: (isUnsaved, giveUp) => app.leaving.hold(isUnsaved, giveUp),
      subscribe: (listener) => screens.screen.subscribe(listener),
    },
    clock: {
      now: () => Date.now(),
      after(milliseconds, work) {
        const timer = view.setTimeout(work, milliseconds);
        return () => view.clearTimeout(timer);
      },
    },
    storage: pageStorage(view.localStorage),
    tabStorage: pageStorage(view.sessionStorage),
    presence: createPresence(app),
    drafts: {
      owner() {
        const info = session.lastInfo();
        return info && draftOwner(info.user);
      },
      restored(discard) {
        const offer = { discard };
        app.draft.set(offer);
        return () => app.draft.get() === offer && app.draft.set(undefined);
      },
    },
    locale: {
      current: () => screens.screen.get()?.locale ?? app.locale.get(),
      set(locale) {
        if (!app.boot.locales.includes(locale)) return;
        app.choice.keep(session.info()?.user.id, locale);
        app.locale.set(locale);
      },
    },
    get messages() {
      return screens.screen.get()?.messages ?? app.boot.messages;
    },
    notify: (toast) => app.toasts.show(toast),
    confirm: (question) => app.questions.ask(question),
    documents: {
      async byId(id) {
        // In the language of what is shown: another one may be on its way.
        const hash = (await app.table.find(id, session.id()))?.hash[screens.screen.get()?.locale ?? app.locale.get()];
        return hash ? app.documents.load(hash) : undefined;
      },
    },
    registry: app.registry,
    get env() {
      return app.env.get();
    },
    user() {
      const info = session.info();
      if (info) return { ...info, roles: info.role };
      // A page without a layout shows before the name is known; the roles came with the sign-in.
      return session.id() === undefined ? null : { roles: session.roles() };
    },
    preloaded: app.boot.preloaded,
    signOut: async () => (await rest.load()).signOut(app),
    enter: async (where) => (await rest.load()).enter(app, where),
    copy: (text) => view.navigator.clipboard.writeText(text),
    // For actions alone, which come with the rest.
    get files() {
      return rest.here.get()?.createFiles(view);
    },
    get messenger() {
      return rest.here.get()?.createMessenger(view, () => app.env.get().environment.embed_origins);
    },
    report: (error) => console.error(error),
    observe,
  };
}
