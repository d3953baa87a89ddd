import type { CompiledDocument, Registry } from '#engine/core';
import { type Client, createClient } from '#openapi/client';
import type { Boot } from './boot.ts';
import { createDocumentStore, type DocumentStore } from './documents.ts';
import { isSystemUser, systemHome, workbench } from './navigation/decide.ts';
import { createLeaving, type Leaving } from './navigation/leaving.ts';
import { createPageTable, type PageTable } from './navigation/page-table.ts';
import { createRouter, type Router } from './navigation/router.ts';
import { createScreens, type Screens } from './navigation/screens.ts';
import { createQuestions, type Questions } from './questions/question-list.ts';
import { alertPage } from './session/alerts.ts';
import { createLocaleChoice, type LocaleChoice } from './session/locale-choice.ts';
import { createSession, type Session, type UserInfo } from './session/session.ts';
import { createTexts, type Messages, type Texts } from './texts.ts';
import { createToastList, type ToastList } from './toasts/toast-list.ts';
import { createValue, type Value } from './value.ts';

/** The parts of the running shell, made once for a window. */
export interface App {
  boot: Boot;
  view: Window;
  registry: Registry;
  session: Session;
  client: Client;
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
  /** True while somebody is signing out by their own wish. */
  isLeaving: Value<boolean>;
}

/** Builds the shell for what the server wrote into the entry page. Nothing is asked of the server yet. */
export function createApp({ boot, registry, view }: { boot: Boot; registry: Registry; view: Window }): App {
  const session = createSession(view);
  const router = createRouter(view);
  const locale = createValue(boot.locale);
  const alert = createValue<string | undefined>(undefined);
  const toasts = createToastList((milliseconds, work) => {
    const timer = view.setTimeout(work, milliseconds);
    return () => view.clearTimeout(timer);
  });

  const client = createClient({
    baseUrl: '',
    tokens: session.store,
    locale: locale.get,
    // SESS-08, ERR-22: four seconds; the shell then leads to the sign-in page, for the session is gone.
    onSessionLost: ({ message }) => toasts.show({ kind: 'error', text: message, duration: 4000 }),
    onAccessState({ code, message }) {
      const page = alertPage(code);
      // The one code without a page is about the application: back to the workbench (ERR-01).
      if (!page) toasts.show({ kind: 'warning', text: message, duration: 4000 });
      alert.set(page);
      router.go(page ?? '/workbench', { replace: true });
    },
  });

  const table = createPageTable({ initial: boot.pages, fetchPages: () => client.call('listPages', {}) });
  const documents = createDocumentStore(async (hash) => {
    // The contract leaves the shape of documents to engine/core, which wrote this one.
    return (await client.call('getDocument', { hash })) as unknown as CompiledDocument;
  });
  for (const document of [boot.document, boot.layout]) {
    const hash = document && table.entry(document.id)?.hash[boot.locale];
    if (document && hash) documents.put(hash, document);
  }

  const texts = createTexts(boot.locale, boot.messages, async (wanted) => {
    const { messages } = await client.call('getLocaleFile', { locale: wanted === 'en-US' ? 'en-US' : 'zh-CN' });
    // Compiled by the same server: syntax trees or plain strings, which are JSON.
    return messages as Messages;
  });

  const app = { boot, view, registry, session, client, table, documents, texts, router, toasts, locale, alert };
  const choice = createLocaleChoice(view.localStorage, boot.locales);
  const screens = createScreens({
    ...app,
    locale: locale.get,
    alert: alert.get,
    loadUserInfo: async () => receiveUserInfo(app, choice, await client.call('getUserInfo', {})),
    redirect: (to) => router.go(to, { replace: true }),
  });
  return {
    ...app,
    choice,
    screens,
    questions: createQuestions(),
    leaving: createLeaving(view),
    env: createValue(boot.env),
    isLeaving: createValue(false),
  };
}

type Receiver = Pick<App, 'session' | 'alert' | 'locale' | 'router' | 'view'>;

/** Keeps the answer of a user-info call wherever it was made: who the user is, their language, that they may enter. */
export function receiveUserInfo(app: Receiver, choice: LocaleChoice, info: UserInfo): void {
  const before = app.session.info();
  app.session.keepInfo(info);
  app.alert.set(undefined);
  const chosen = choice.of(info.user.id);
  if (chosen) app.locale.set(chosen);
  if (before && before.role.join() !== info.role.join()) followRoles(app, before.role, info.role);
}

/** SESS-36: between the platform and a workspace the area changes; within one the page is built anew. */
function followRoles({ router, view }: Receiver, before: readonly string[], now: readonly string[]): void {
  if (isSystemUser(before) === isSystemUser(now)) view.location.reload();
  else router.go(isSystemUser(now) ? systemHome : workbench);
}
