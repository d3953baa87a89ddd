import type { EngineHost } from '#engine/core';
import type { App } from './create-app.ts';
import { hostOperations } from './host-operations.ts';
import { createFiles } from './files.ts';
import { createMessenger } from './messenger.ts';
import { receive } from './receive.ts';
import { readQuery } from './navigation/router.ts';
import { mayLeave, travel } from './navigation/travel.ts';

/** What the engine reaches of this shell. One host serves all pages for as long as the window is open. */
export function createHost(app: App, observe?: EngineHost['observe']): EngineHost {
  const { session, client, router, screens, view } = app;
  return {
    client: { call: async (id, args, options) => receive(app, id, await client.callNamed(id, args, options)) },
    operations: hostOperations,
    navigator: {
      location() {
        // The address of what is shown: while the next page is on its way, this one still reads its own query.
        const { path, search } = screens.screen.get()?.address ?? router.address();
        return { path, query: readQuery(search) };
      },
      go: (path, options) => travel(app, path, options),
      back: () => router.back(),
      guard: (isUnsaved) => app.leaving.hold(isUnsaved),
      subscribe: (listener) => screens.screen.subscribe(listener),
    },
    clock: {
      now: () => Date.now(),
      after(milliseconds, work) {
        const timer = view.setTimeout(work, milliseconds);
        return () => view.clearTimeout(timer);
      },
    },
    storage: {
      get: (key) => view.localStorage.getItem(`pagewright.${key}`),
      set: (key, value) => view.localStorage.setItem(`pagewright.${key}`, value),
      remove: (key) => view.localStorage.removeItem(`pagewright.${key}`),
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
        const hash = app.table.entry(id)?.hash[app.locale.get()];
        return hash ? app.documents.load(hash) : undefined;
      },
    },
    registry: app.registry,
    get env() {
      return app.env.get();
    },
    user() {
      const info = session.info();
      return info ? { ...info, roles: info.role } : null;
    },
    preloaded: app.boot.preloaded,
    signOut: () => signOut(app),
    copy: (text) => view.navigator.clipboard.writeText(text),
    files: createFiles(view),
    messenger: createMessenger(view, () => app.env.get().environment.embed_origins),
    report: (error) => console.error(error),
    observe,
  };
}

/** Signing out holds in this browser whatever the server answers (SESS-16); the client has forgotten the tokens first. */
async function signOut(app: App): Promise<void> {
  if (!(await mayLeave(app))) return;
  app.isLeaving.set(true);
  try {
    await app.client.call('logout', {});
  } catch (error) {
    console.error(error);
  } finally {
    app.session.forget();
    app.isLeaving.set(false);
  }
}
