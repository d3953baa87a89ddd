import { defineMessage } from 'react-intl';
import { subscribeKey } from 'valtio/vanilla/utils';
import { watchGestures } from '#engine';
import type { EngineHost, Registry } from '#engine/runtime';
import type { DocumentStore } from '../router/documents.ts';
import type { Leaving } from '../router/leaving.ts';
import type { PageTable } from '../router/page-table.ts';
import { readQuery, type Router } from '../router/router.ts';
import type { Screens } from '../router/screens.ts';
import { travel } from '../router/travel.ts';
import type { Boot } from '../session/boot.ts';
import type { SessionFacts } from '../session/facts.ts';
import type { SignInAgain } from '../session/lost-session.ts';
import { createPresence } from '../session/presence.ts';
import type { Session } from '../session/session.ts';
import type { LocaleChoice } from '../session/storage/locale-choice.ts';
import { pageStorage } from '../session/storage/page-storage.ts';
import { ownerOf } from '../session/storage/stored-drafts.ts';
import type { Questions } from './dialogs/question-list.ts';
import type { ToastList } from './toasts/toast-list.ts';

interface HostParts {
  boot: Pick<Boot, 'locales' | 'messages' | 'preloaded' | 'pressInterval'>;
  view: Window;
  registry: Registry;
  session: Session;
  facts: SessionFacts;
  choice: LocaleChoice;
  router: Router;
  screens: Screens;
  leaving: Leaving;
  table: PageTable;
  documents: DocumentStore;
  toasts: ToastList;
  questions: Questions;
  signInAgain: SignInAgain;
  /** Makes calls and ends the session; some of it is available once its code is loaded. */
  services: Pick<EngineHost, 'client' | 'signOut' | 'enter'> & {
    operations(): EngineHost['operations'];
    address(): EngineHost['address'];
    files(): EngineHost['files'];
    messenger(): EngineHost['messenger'];
    pageLinks(): EngineHost['pageLinks'];
    size(): EngineHost['size'];
    /** A path with what stays in the address on the way there. */
    carry(path: string): string;
  };
}

/** What the engine reaches of this shell. One host serves all pages for as long as the window is open. */
export function createHost(parts: HostParts, observe?: EngineHost['observe']): EngineHost {
  const { boot, view, session, facts, router, screens, leaving, table, toasts, services } = parts;
  const locale = (): string => screens.state.screen?.locale ?? facts.locale;
  /** The person is on the way to another page, which is not shown yet. */
  const isLeaving = (): boolean => {
    const shown = screens.state.screen?.address;
    const now = router.address();
    return shown?.path !== now.path || shown.search !== now.search;
  };
  return {
    client: services.client,
    get operations() {
      return services.operations();
    },
    get address() {
      return services.address();
    },
    navigator: {
      location() {
        // The address of what is shown: while the next page loads, this one still reads its own query.
        const { path, search } = screens.state.screen?.address ?? router.address();
        return { path, query: readQuery(search) };
      },
      go: (path, options) => travel({ router, screens, leaving }, services.carry(path), options),
      back() {
        if (isLeaving()) return false;
        router.back();
        return true;
      },
      absolute: (path) => new URL(path, view.location.origin).href,
      put(path, options) {
        if (isLeaving()) return false;
        router.go(path, options);
        return true;
      },
      guard: (isUnsaved, giveUp) => leaving.hold(isUnsaved, giveUp),
      subscribe: (listener) => subscribeKey(screens.state, 'screen', listener, true),
    },
    clock: {
      now: () => Date.now(),
      after(milliseconds, work) {
        const timer = view.setTimeout(work, milliseconds);
        return () => view.clearTimeout(timer);
      },
    },
    pressInterval: boot.pressInterval,
    storage: pageStorage(view.localStorage),
    tabStorage: pageStorage(view.sessionStorage),
    presence: createPresence(parts),
    drafts: {
      owner: () => ownerOf(session),
      restored(discard) {
        const id = toasts.show({
          kind: 'info',
          message: defineMessage({ id: 'app.draft.restored' }),
          duration: 0,
          action: {
            message: defineMessage({ id: 'app.draft.discard' }),
            run() {
              toasts.close(id);
              discard();
            },
          },
        });
        return () => toasts.close(id);
      },
    },
    locale: {
      current: locale,
      // Asked for each time: a laptop travels.
      timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      set(next) {
        if (!boot.locales.includes(next)) return;
        parts.choice.keep(session.info()?.user.id, next);
        facts.locale = next;
      },
    },
    get messages() {
      return screens.state.screen?.messages ?? boot.messages;
    },
    notify: (toast) => void toasts.show(toast),
    confirm: (question) => parts.questions.ask(question),
    documents: {
      async byId(id) {
        // In the language of what is shown: another one may be loading.
        const hash = (await table.find(id, session.id()))?.hash[locale()];
        return hash ? parts.documents.load(hash) : undefined;
      },
    },
    registry: parts.registry,
    get env() {
      return facts.env;
    },
    user() {
      const info = session.info();
      if (info) return { ...info, roles: info.role };
      // A page without a layout shows before the name is known; the sign-in has brought the roles.
      return session.id() === undefined ? null : { roles: session.roles() };
    },
    followUser: session.subscribe,
    preloaded: boot.preloaded,
    signOut: services.signOut,
    enter: services.enter,
    copy: (text) => view.navigator.clipboard.writeText(text),
    get files() {
      return services.files();
    },
    get messenger() {
      return services.messenger();
    },
    get pageLinks() {
      return services.pageLinks();
    },
    get size() {
      return services.size();
    },
    isGesture: watchGestures(view),
    report: (error) => console.error(error),
    observe,
  };
}
