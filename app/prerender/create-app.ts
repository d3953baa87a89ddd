import type { ComponentType } from 'react';
import type {
  CompiledDocument,
  EngineHost,
  HostCallOptions,
  HostSignInOrigin,
  Registry,
  RegistryParts,
} from '#engine/runtime';
import type { Client } from '#openapi/client';
import type { Boot } from '../router/boot.ts';
import { createDocumentStore, type DocumentStore } from '../router/documents.ts';
import { createLateClient, type LateClient } from './lazy-client.ts';
import type { Late } from './lazy.ts';
import type { FindPage } from '../router/decide.ts';
import { createHandover } from '../session/handover.ts';
import { createLeaving, type Leaving } from '../router/leaving.ts';
import { createPageTable, type PageTable } from '../router/page-table.ts';
import { createRouter, type Router } from '../router/router.ts';
import { createScreens, type Screens } from '../router/screens.ts';
import { createQuestions, type Questions } from '../shell/dialogs/question-list.ts';
import { createLocaleChoice, type LocaleChoice } from '../session/storage/locale-choice.ts';
import type { IdleWatch } from '../session/idle-watch.ts';
import { createSignInAgain, type SignInAgain } from '../session/lost-session.ts';
import type { RestoredDraft } from '../shell/toasts/DraftNotice.tsx';
import { createSession, type Session, type UserInfo } from '../session/session.ts';
import { createTexts, type Messages, type Texts } from '../router/texts.ts';
import type { Notice } from '../shell/toasts/ShellNotice.tsx';
import { createToastList, type ToastList } from '../shell/toasts/toast-list.ts';
import { createValue, type Value } from '../router/value.ts';

/** What comes after the first screen: the exports of `deferred.ts`, which stands above this file. */
export interface Rest {
  actionRegistry: RegistryParts['actions'];
  createAppClient: (app: App) => Client;
  hostOperations: EngineHost['operations'];
  findPage: FindPage;
  receiveUserInfo: (app: App, info: UserInfo) => void;
  prefetchRest: (app: App) => Promise<void>;
  createFiles: (view: Window) => EngineHost['files'];
  createMessenger: (view: Window, origins: () => readonly string[]) => EngineHost['messenger'];
  enter: (app: App, where: HostSignInOrigin) => Promise<void>;
  signOut: (app: App) => Promise<void>;
  callOfPage(
    app: App,
    id: string,
    args: Readonly<Record<string, unknown>>,
    options?: HostCallOptions,
  ): Promise<unknown>;
  Surroundings: ComponentType<{ app: App; host: EngineHost }>;
}

/** The parts of the running shell, made once for a window. */
export interface App {
  boot: Boot;
  view: Window;
  registry: Registry;
  /** Code that the first screen shows without. */
  rest: Late<Rest>;
  session: Session;
  client: LateClient;
  table: PageTable;
  documents: DocumentStore;
  texts: Texts;
  router: Router;
  screens: Screens;
  toasts: ToastList;
  questions: Questions;
  /** Unsaved work that holds the page. */
  leaving: Leaving;
  /** The language that is wanted; the screen follows when its texts are here. */
  locale: Value<string>;
  choice: LocaleChoice;
  /** The page that says why nobody may enter, while that is so. */
  alert: Value<string | undefined>;
  /** What the address stands for; an administrator may change it while the window is open. */
  env: Value<Boot['env']>;
  /** The sign-in dialog over a page whose session was lost. */
  signInAgain: SignInAgain;
  /** What a page has put back of what was entered before and not saved. */
  draft: Value<RestoredDraft | undefined>;
  /** What the shell has to say next. */
  notice: Value<Notice | undefined>;
  /** Whether anybody is there (SESS-21): watched from the time on that the rest of the shell is here. */
  idle: Value<IdleWatch | undefined>;
  /** True while somebody is signing out by their own wish. */
  isLeaving: Value<boolean>;
}

/** Builds the shell for what the server wrote into the entry page. Nothing is asked of the server yet. */
export function createApp({ boot, registry, rest, view }: Pick<App, 'boot' | 'registry' | 'rest' | 'view'>): App {
  const session = createSession(view);
  const router = createRouter(view);
  const locale = createValue(boot.locale);
  const alert = createValue<string | undefined>(undefined);
  const env = createValue(boot.env);
  const toasts = createToastList((milliseconds, work) => {
    const timer = view.setTimeout(work, milliseconds);
    return () => view.clearTimeout(timer);
  });

  let made: Client | undefined;
  const client = createLateClient(async () => {
    const { createAppClient } = await rest.load();
    made ??= createAppClient(whole);
    return made;
  });

  const table = createPageTable({
    initial: boot.pages,
    isPart: boot.isFirstPart,
    locale: boot.locale,
    fetchPages: () => client.call('listPages', {}),
  });
  const documents = createDocumentStore(async (hash) => {
    // The contract leaves the shape of documents to the engine, which wrote this one.
    return (await client.call('getDocument', { hash })) as unknown as CompiledDocument;
  });
  for (const document of [boot.document, boot.layout]) {
    const hash = document && table.entry(document.id)?.hash[boot.locale];
    if (document && hash) documents.put(hash, document);
  }

  const texts = createTexts({
    initial: { locale: boot.locale, messages: boot.messages, isWhole: !boot.isFirstPart },
    async fetchMessages(wanted) {
      const { messages } = await client.call('getLocaleFile', { locale: wanted === 'en-US' ? 'en-US' : 'zh-CN' });
      // Compiled by the same server: syntax trees or plain strings, which are JSON.
      return messages as Messages;
    },
  });

  const notice = createValue<Notice | undefined>(undefined);
  const app = {
    boot,
    view,
    registry,
    rest,
    session,
    client,
    table,
    documents,
    texts,
    router,
    toasts,
    notice,
    locale,
    alert,
  };
  const handover = createHandover({
    ...app,
    isRoot: () => env.get().environment.subdomains && env.get().ws_id === null,
  });
  const choice = createLocaleChoice(view.localStorage, boot.locales);
  const screens = createScreens({
    ...app,
    locale: locale.get,
    alert: alert.get,
    async loadUserInfo() {
      const { receiveUserInfo } = await rest.load();
      receiveUserInfo(whole, await client.call('getUserInfo', {}));
    },
    redirect: (to) => router.go(to, { replace: true }),
    findPage: () => rest.here.get()?.findPage,
    loadRest: rest.load,
    pending: handover.pending,
  });
  const whole: App = {
    ...app,
    choice,
    screens,
    questions: createQuestions(),
    leaving: createLeaving(view),
    env,
    idle: createValue<IdleWatch | undefined>(undefined),
    draft: createValue<RestoredDraft | undefined>(undefined),
    signInAgain: createSignInAgain(),
    isLeaving: createValue(false),
  };
  return whole;
}
