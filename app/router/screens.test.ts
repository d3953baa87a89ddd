import { describe, expect, it, vi } from 'vitest';
import type { CompiledDocument } from '#engine/document';
import { createRegistry } from '#engine/runtime';
import type { PageEntry } from '#openapi';
import { createDocumentStore } from './documents.ts';
import { createSession, type UserInfo } from '../session/session.ts';
import { createTabs } from '../testing/fake-window.ts';
import { sessionTokens as tokens } from '../testing/session-tokens.ts';
import { createTexts } from './texts.ts';
import { createPageTable } from './page-table.ts';
import type { FindPage } from './decide.ts';
import { findPage } from './find-page.ts';
import { createScreens } from './screens.ts';

const entry = (id: string, more: Partial<PageEntry>): PageEntry => ({
  id,
  kind: 'page',
  title: {},
  hash: { 'zh-CN': `${id}-zh`, 'en-US': `${id}-en` },
  ...more,
});
const entries = [
  entry('session.login', { route: '/login', roles: ['public'] }),
  entry('errors.404', { route: '/404', roles: ['public'] }),
  entry('workbench.home', { route: '/workbench', roles: ['WORKSPACE_USER'], layout: 'shell.workbench' }),
  entry('shell.loading', { route: '/workbench/loading', roles: ['WORKSPACE_USER'] }),
  entry('shell.workbench', { kind: 'layout' }),
];
// Screens read nothing else of a document.
const documentOf = (hash: string) => ({ id: hash, widgets: ['Text'] }) as unknown as CompiledDocument;
// Only the parts that are read.
const info = { user: { id: 'u1' }, role: ['WORKSPACE_USER'] } as unknown as UserInfo;

function setUp(given: Partial<Parameters<typeof createScreens>[0]> = {}) {
  const session = createSession(createTabs().open());
  const asked: string[] = [];
  const answers = { fetch: async (hash: string): Promise<CompiledDocument> => documentOf(hash) };
  const documents = createDocumentStore((hash) => {
    asked.push(hash);
    return answers.fetch(hash);
  });
  const fetchPages = vi.fn(async () => entries);
  const state = { locale: 'zh-CN', alert: undefined as string | undefined };
  const redirects: string[] = [];
  const screens = createScreens({
    sessionId: session.id,
    visitor: () => ({
      roles: session.roles(),
      isSignedIn: session.id() !== undefined,
      isHandedOver: session.store.isHandedOver(),
      alert: state.alert,
    }),
    documents,
    table: createPageTable({ isAsShipped: () => false, initial: entries, locale: 'zh-CN', fetchPages }),
    texts: createTexts({ initial: { locale: 'zh-CN', messages: {}, isWhole: true }, fetchMessages: async () => ({}) }),
    registry: createRegistry({ widgets: { Text: async () => () => null }, actions: {} }),
    locale: () => state.locale,
    userInfo: { get: session.info, load: async () => session.keepInfo(info) },
    findPage: { get: () => findPage, load: async () => undefined },
    redirect(to) {
      redirects.push(to);
      const [path = '', query = ''] = to.split('?');
      screens.visit({ path, search: query && `?${query}` });
    },
    ...given,
  });
  return { session, screens, asked, answers, fetchPages, state, redirects };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const at = (path: string) => ({ path, search: '' });

describe('screens', () => {
  it('a page at its own address needs no router; any other address waits for it', async () => {
    const router: { findPage?: FindPage } = {};
    const loadCode = vi.fn(async (): Promise<unknown> => undefined);
    const { screens } = setUp({ findPage: { get: () => router.findPage, load: loadCode } });
    screens.visit(at('/login'));
    await settled();
    expect([screens.state.screen?.page.id, loadCode.mock.calls.length]).toEqual(['session.login', 0]);
    loadCode.mockImplementation(async () => {
      router.findPage = findPage;
    });
    screens.visit(at('/login/'));
    await settled();
    expect([screens.state.screen?.address.path, loadCode.mock.calls.length]).toEqual(['/login/', 1]);
  });

  it('a document that came with the page shows at once, without a request', async () => {
    const { screens, asked, fetchPages } = setUp();
    screens.visit(at('/login'));
    await settled();
    asked.length = 0;
    screens.visit(at('/404'));
    await settled();
    screens.visit(at('/login'));
    expect(screens.state.screen?.page.id).toBe('session.login');
    expect(asked).toEqual(['errors.404-zh']);
    expect(fetchPages).not.toHaveBeenCalled();
  });

  it('ACC-10 a document that its reader is refused shows /404, also after the table was read again', async () => {
    const { screens, answers, redirects } = setUp();
    answers.fetch = async (hash) => {
      if (hash.startsWith('errors')) return documentOf(hash);
      throw Object.assign(new Error('refused'), { status: 404 });
    };
    screens.visit(at('/login'));
    await settled();
    expect(redirects).toEqual(['/404']);
    expect(screens.state.screen?.page.id).toBe('errors.404');
  });

  it('the screen before stays until the next is complete with layout and user info', async () => {
    const { screens, session, asked } = setUp();
    screens.visit(at('/login'));
    await settled();
    session.store.write(tokens);
    screens.visit(at('/workbench'));
    expect(screens.state.screen?.page.id).toBe('session.login');
    expect(screens.state.isLoading).toBe(true);
    await settled();
    expect(screens.state.screen).toMatchObject({
      page: { id: 'workbench.home' },
      layout: { id: 'shell.workbench-zh' },
    });
    expect(screens.state.isLoading).toBe(false);
    expect(session.info()).toBe(info);
    expect(asked).toContain('workbench.home-zh');
  });

  it('ROUTE-029 a page without a layout shows before the user is known', async () => {
    const { screens, session } = setUp();
    session.store.write(tokens);
    screens.visit(at('/workbench/loading'));
    await settled();
    expect(screens.state.screen?.page.id).toBe('shell.loading');
    expect(session.info()).toBeUndefined();
  });

  it('the last address wins, whichever document arrives first', async () => {
    const { screens, answers } = setUp();
    const release: Record<string, () => void> = {};
    answers.fetch = (hash) => new Promise((resolve) => (release[hash] = () => resolve(documentOf(hash))));
    screens.visit(at('/login'));
    screens.visit(at('/404'));
    release['errors.404-zh']?.();
    await settled();
    release['session.login-zh']?.();
    await settled();
    expect(screens.state.screen?.page.id).toBe('errors.404');
  });

  it('a document that was published anew is looked up again, once', async () => {
    const { screens, answers, fetchPages } = setUp();
    fetchPages.mockResolvedValue([
      entry('session.login', { route: '/login', roles: ['public'], hash: { 'zh-CN': 'new' } }),
    ]);
    answers.fetch = async (hash) => {
      if (hash === 'new') return documentOf(hash);
      throw Object.assign(new Error('gone'), { status: 404 });
    };
    screens.visit(at('/login'));
    await settled();
    expect(screens.state.screen?.document.id).toBe('new');
    expect(fetchPages).toHaveBeenCalledTimes(1);
  });

  it('a failure keeps the screen, and can be tried again', async () => {
    const { screens, answers } = setUp();
    screens.visit(at('/404'));
    await settled();
    const good = answers.fetch;
    answers.fetch = async () => {
      throw new Error('offline');
    };
    screens.visit(at('/login'));
    await settled();
    expect(screens.state.screen?.page.id).toBe('errors.404');
    const failure = screens.state.failure;
    expect(failure?.error).toMatchObject({ message: 'offline' });
    answers.fetch = good;
    failure?.retry();
    await settled();
    expect(screens.state.screen?.page.id).toBe('session.login');
    expect(screens.state.failure).toBeUndefined();
  });

  it('another language shows the same page in it', async () => {
    const { screens, state } = setUp();
    screens.visit(at('/login'));
    await settled();
    state.locale = 'en-US';
    screens.again();
    await settled();
    expect(screens.state.screen).toMatchObject({ locale: 'en-US', document: { id: 'session.login-en' } });
  });

  it('CFG-18 another language than the entry page’s needs the table of pages in it', async () => {
    const { screens, state, fetchPages } = setUp();
    screens.visit(at('/login'));
    await settled();
    expect(fetchPages).not.toHaveBeenCalled();
    state.locale = 'en-US';
    screens.again();
    await settled();
    screens.visit(at('/404'));
    await settled();
    expect([screens.state.screen?.document.id, fetchPages.mock.calls.length]).toEqual(['errors.404-en', 1]);
  });

  it('a screen of nobody shows with the first texts; whoever is signed in has all of them', async () => {
    const whole = { 'app.leave.title': '离开？' };
    const fetchMessages = vi.fn(async () => whole);
    const initial = { locale: 'zh-CN', messages: {}, isWhole: false };
    const rest: { findPage?: FindPage } = {};
    const texts = createTexts({ initial, fetchMessages });
    const { screens, session } = setUp({ texts, findPage: { get: () => rest.findPage, load: async () => undefined } });
    screens.visit(at('/login'));
    await settled();
    expect([screens.state.screen?.messages, fetchMessages.mock.calls.length]).toEqual([initial.messages, 0]);
    rest.findPage = findPage;
    session.store.write(tokens);
    screens.visit(at('/workbench/loading'));
    await settled();
    expect([screens.state.screen?.messages, fetchMessages.mock.calls.length]).toEqual([whole, 1]);
  });

  it('CFG-18 who chooses another language and comes back has all texts of the first one', async () => {
    const fetchMessages = vi.fn(async (locale: string) => ({ 'app.leave.title': locale }));
    const initial = { locale: 'zh-CN', messages: {}, isWhole: false };
    const { screens, state } = setUp({ texts: createTexts({ initial, fetchMessages }) });
    for (const locale of ['en-US', 'zh-CN']) {
      state.locale = locale;
      screens.visit(at('/login'));
      screens.again();
      await settled();
      expect(screens.state.screen?.messages).toEqual({ 'app.leave.title': locale });
    }
  });

  it('ERR-10 a workspace that is shut leads to its page, whatever was asked for', async () => {
    const { screens, session, state, redirects } = setUp();
    session.store.write(tokens);
    state.alert = '/404';
    screens.visit(at('/workbench'));
    await settled();
    expect(redirects).toEqual(['/404']);
    expect(screens.state.screen?.page.id).toBe('errors.404');
  });
});
