import type { ComponentType } from 'react';
import type { CompiledDocument } from '#engine/document';
import type { EngineHost, Registry, RegistryParts } from '#engine/runtime';
import type { Client } from '#openapi/client';
import type { Address, FindPage } from '../router/decide.ts';
import { createDocumentStore } from '../router/documents.ts';
import { createLeaving } from '../router/leaving.ts';
import { createPageTable } from '../router/page-table.ts';
import { createRouter } from '../router/router.ts';
import { createScreens } from '../router/screens.ts';
import { createTexts, type Messages } from '../router/texts.ts';
import type { Boot } from '../session/boot.ts';
import { createFacts } from '../session/facts.ts';
import { createHandover } from '../session/handover.ts';
import { createSignInAgain } from '../session/lost-session.ts';
import { createSession, type UserInfo } from '../session/session.ts';
import type { ShownTheme } from '../session/theme.ts';
import { createLocaleChoice } from '../session/storage/locale-choice.ts';
import { createQuestions } from '../shell/dialogs/question-list.ts';
import type { LayoutsProps } from '../shell/Layouts.tsx';
import { createToastList } from '../shell/toasts/toast-list.ts';
import { createLazyClient } from './lazy-client.ts';
import { createLazy } from './lazy.ts';

/** What the first screen shows without (`deferred.ts`). */
export interface Deferred {
  client: Client;
  actionRegistry: RegistryParts['actions'];
  findPage: FindPage;
  receiveUserInfo(info: UserInfo): void;
  /** The language, and the theme of the application, of an address (CFG-16). */
  localeAt(address: Address): string;
  themeAt(address: Address): ShownTheme | null | undefined;
  /** What the engine's host gains; `client.ready` is the first screen's matter. */
  host: Required<
    Pick<EngineHost, 'operations' | 'address' | 'files' | 'messenger' | 'pageLinks' | 'size' | 'signOut' | 'enter'>
  > & {
    call: EngineHost['client']['call'];
    carry(path: string): string;
  };
  /** Follows the session from the one on that the window began with. */
  start(session: string | undefined): void;
  /** Loads the other pages and hidden widgets. */
  prefetch(): Promise<void>;
  Dialogs: ComponentType<{ host: EngineHost }>;
  /** Pages inside their layouts. */
  Layouts: ComponentType<LayoutsProps>;
}

interface FirstPartsInput {
  boot: Boot;
  registry: Registry;
  view: Window;
  loadDeferred(parts: FirstParts): Promise<Deferred>;
}

/** The parts that `createFirstParts` composes; each function asks for those that it needs. */
export type FirstParts = ReturnType<typeof createFirstParts>;

/** Composes the parts of the shell that a first screen needs from the entry page. No request is made yet. */
export function createFirstParts({ boot, registry, view, loadDeferred }: FirstPartsInput) {
  const session = createSession(view);
  const router = createRouter(view);
  const facts = createFacts(boot);
  const questions = createQuestions();
  const toasts = createToastList((milliseconds, work) => {
    const timer = view.setTimeout(work, milliseconds);
    return () => view.clearTimeout(timer);
  });
  const deferred = createLazy((): Promise<Deferred> => loadDeferred(parts));
  const client = createLazyClient(async () => (await deferred.load()).client);

  const table = createPageTable({
    initial: boot.pages,
    isPart: boot.isFirstPart,
    locale: boot.locale,
    fetchPages: (asShipped) => client.call('listPages', asShipped ? { shipped: true } : {}),
    isAsShipped: () => /[?&]safe=1/.test(router.address().search),
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
  const handover = createHandover({
    view,
    session,
    client,
    isRoot: () => facts.env.environment.subdomains && facts.env.ws_id === null,
  });
  const visitor = () => ({
    roles: session.roles(),
    isSignedIn: session.id() !== undefined,
    application: session.application(),
    isHandedOver: session.store.isHandedOver(),
    alert: facts.alert,
    mustChangePassword: session.info()?.user.must_change_password,
    mustSetUpTotp: session.info()?.user.must_set_up_totp,
  });
  const screens = createScreens({
    table,
    documents,
    texts,
    registry,
    sessionId: session.id,
    visitor,
    locale: (address) => deferred.get()?.localeAt(address) ?? facts.locale,
    userInfo: {
      get: session.info,
      async load() {
        const { receiveUserInfo } = await deferred.load();
        receiveUserInfo(await client.call('getUserInfo', {}));
      },
    },
    redirect: (to) => router.go(to, { replace: true }),
    findPage: { get: () => deferred.get()?.findPage, load: deferred.load },
    pending: handover.pending,
  });
  const parts = {
    boot,
    view,
    registry,
    deferred,
    session,
    facts,
    client,
    table,
    documents,
    texts,
    router,
    screens,
    visitor,
    toasts,
    questions,
    leaving: createLeaving(view, questions.askToLeave),
    choice: createLocaleChoice(view.localStorage, boot.locales),
    /** The own theme of an application; until the other half is loaded, that with which the server has begun the page. */
    themeAt(address: Address) {
      const half = deferred.get();
      return half ? half.themeAt(address) : boot.application?.theme;
    },
    signInAgain: createSignInAgain(),
  };
  return parts;
}
