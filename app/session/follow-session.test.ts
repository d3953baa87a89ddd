import { proxy } from 'valtio/vanilla';
import { expect, test, vi } from 'vitest';
import { createSession, type UserInfo } from './session.ts';
import { createTabs } from '../testing/fake-window.ts';
import { sessionTokens as tokens } from '../testing/session-tokens.ts';
import { dismiss, followSession } from './follow-session.ts';
import { createSignInAgain } from './lost-session.ts';

/** Only the parts that are read. */
const infoOf = (id: string, wsId: string, hasDialog = true) =>
  ({
    user: { id, ws_id: wsId, username: `name-${id}` },
    role: ['WORKSPACE_USER'],
    envData: { globalConfig: { sign_in_dialog: hasDialog } },
  }) as unknown as UserInfo;

/** A tab with a page for signed-in users, and what the shell did meanwhile. */
function openTab(tabs = createTabs(), { roles = ['WORKSPACE_USER'], hasDialog = true, wasNobody = false } = {}) {
  const view = tabs.open();
  const session = createSession(view);
  if (!session.store.read()) session.store.write(tokens);
  session.keepInfo(infoOf('u1', 'acme', hasDialog));
  const done: string[] = [];
  const answers = { info: async () => infoOf('u1', 'acme') };
  const state = proxy({ screen: { page: { id: 'page', roles } } });
  const unsaved = { is: false, isSure: true };
  // The shell's other parts are not reached from here.
  const app = {
    session,
    view: Object.assign(view, { location: { replace: (to: string) => done.push(`begins anew at ${to}`) } }),
    screens: { state, again: () => done.push('judges the address anew') },
    router: { go: (to: string) => done.push(`goes to ${to}`) },
    signInAgain: createSignInAgain(),
    facts: proxy({ locale: 'en-US', env: { globalConfig: { sign_in_dialog: hasDialog } }, isSigningOut: false }),
    choice: { of: () => undefined },
    idle: { touch: () => undefined },
    leaving: {
      async mayLeave() {
        if (unsaved.is && unsaved.isSure) done.push('gives up what is unsaved');
        return !unsaved.is || unsaved.isSure;
      },
      release: () => done.push('lets go of what is unsaved'),
    },
    questions: { askToSignOut: vi.fn(async () => true) },
    client: { call: () => answers.info() },
  } as unknown as Parameters<typeof followSession>[0];
  followSession(app, wasNobody ? undefined : session.id());
  return { app, view, session, done, answers, state, unsaved, tabs };
}

test('SESS-17 a session that is lost is asked for over the page, whose address stays', () => {
  const { app, session, view, done } = openTab();
  session.store.clear();
  expect(app.signInAgain.state.lost).toEqual({ accountId: 'u1', wsId: 'acme', username: 'name-u1' });
  expect(done).toEqual([]);
  expect(view.sessionStorage.length, 'a reload knows nobody').toBe(0);
});

test.each([
  ['the workspace has turned the dialog off', { hasDialog: false }],
  ['the page is public', { roles: ['public'] }],
])('SESS-20 there is no dialog when %s', (_, given) => {
  const { app, session, done } = openTab(createTabs(), given);
  session.store.clear();
  expect(app.signInAgain.state.lost).toBeUndefined();
  expect(done).toEqual(['judges the address anew']);
});

test('SESS-15 signing out goes to the sign-in page in this tab, and leaves no dialog in the others', () => {
  const ownTab = openTab();
  const there = openTab(ownTab.tabs);
  ownTab.app.facts.isSigningOut = true;
  ownTab.session.store.endByWish();
  ownTab.session.store.clear();
  expect(ownTab.done).toEqual(['goes to /login']);
  expect(there.done).toEqual(['judges the address anew']);
  expect(there.app.signInAgain.state.lost).toBeUndefined();
  expect(there.session.lastInfo()).toBeUndefined();
});

test('SESS-18 a session that one tab loses is asked for in all, and one sign-in is enough for all', async () => {
  const ownTab = openTab();
  const there = openTab(ownTab.tabs);
  ownTab.session.store.clear();
  expect(there.app.signInAgain.state.lost).toBeDefined();
  ownTab.session.store.write(tokens);
  for (const { app, done, session } of [ownTab, there]) {
    await vi.waitFor(() => expect(app.signInAgain.state.lost).toBeUndefined());
    expect(done).toEqual(['judges the address anew']);
    expect(session.info()?.user.id).toBe('u1');
  }
});

test.each([
  ['another account', infoOf('u2', 'acme')],
  ['another workspace of the same account', infoOf('u1', 'globex')],
])('SESS-17 %s begins anew, and no call of the first is made again', async (_, info) => {
  const { app, session, done, answers } = openTab();
  session.store.clear();
  const settled = vi.fn();
  void app.signInAgain.settled().then(settled);
  answers.info = async () => info;
  session.store.write(tokens);
  await vi.waitFor(() => expect(done).toEqual(['lets go of what is unsaved', 'begins anew at /workbench/loading']));
  expect(settled).not.toHaveBeenCalled();
  expect(session.info()).toEqual(info);
});

test.each([
  ['another account', infoOf('u2', 'acme'), ['lets go of what is unsaved', 'begins anew at /workbench/loading']],
  ['the same person', infoOf('u1', 'acme'), ['judges the address anew']],
])(
  'SESS-13 SESS-17 when another tab signs in over this session, the page waits until it is known who: %s',
  async (_, info, expected) => {
    const { app, session, done, answers } = openTab();
    answers.info = async () => info;
    session.store.begin();
    expect(app.signInAgain.state.lost?.isBack, 'nobody is asked').toBe(true);
    await vi.waitFor(() => expect(done).toEqual(expected));
    expect(session.info()).toEqual(info);
  },
);

test('SESS-17 who came back and is lost again is asked for', () => {
  const { app, session } = openTab();
  session.store.begin();
  session.store.clear();
  expect(app.signInAgain.state.lost).toEqual({ accountId: 'u1', wsId: 'acme', username: 'name-u1' });
});

test('a session that began in another tab before this one followed it is shown', () => {
  const { done } = openTab(createTabs(), { roles: ['public'], wasNobody: true });
  expect(done).toEqual(['judges the address anew']);
});

test('SESS-24 SESS-25 a shadow user who is lost is not asked for a password, and the person’s own session goes on', () => {
  const { app, session, view, done } = openTab();
  const own = session.store.read();
  session.store.write({ ...tokens, accessToken: 's', application_id: 'app', alone: true });
  session.store.begin();
  session.keepInfo(infoOf('u1', 'acme'));
  done.length = 0;
  session.store.clear();
  expect(done, 'which leads to /error-web').toEqual(['judges the address anew']);
  expect(session.store.isHandedOver()).toBe(true);
  expect(app.signInAgain.state.lost).toBeUndefined();
  expect([session.id(), session.lastInfo(), view.sessionStorage.length]).toEqual([undefined, undefined, 0]);
  expect(JSON.parse(view.localStorage.getItem('pagewright.session') ?? '')).toEqual(own);
});

test('SESS-19 closing the dialog signs out, and asks first when something is not saved', async () => {
  const { app, session, view, done, unsaved } = openTab();
  session.store.clear();
  Object.assign(unsaved, { is: true, isSure: false });
  await dismiss(app);
  expect(app.signInAgain.state.lost).toBeDefined();
  unsaved.isSure = true;
  await dismiss(app);
  expect(app.signInAgain.state.lost).toBeUndefined();
  expect(done).toEqual(['gives up what is unsaved', 'goes to /login']);
  expect([session.lastInfo(), view.sessionStorage.length]).toEqual([undefined, 0]);
  expect(view.localStorage.getItem('pagewright.session')).toBeNull();
});

test('SESS-15 signing out asks before it forgets what another tab has not saved', async () => {
  const { app, session, view } = openTab();
  const draft = 'pagewright.draft.u1.acme.settings';
  view.localStorage.setItem(draft, '{}');
  session.store.clear();
  app.questions.askToSignOut = async () => false;
  await dismiss(app);
  expect(app.signInAgain.state.lost).toBeDefined();
  expect(view.localStorage.getItem(draft)).toBe('{}');
  app.questions.askToSignOut = async () => true;
  await dismiss(app);
  expect(app.signInAgain.state.lost).toBeUndefined();
  expect(view.localStorage.getItem(draft)).toBeNull();
});

test('SESS-18 when the person cannot be read, the dialog says so and stays; the next sign-in goes on', async () => {
  const { app, session, answers } = openTab();
  session.store.clear();
  answers.info = async () => Promise.reject(new Error('The server cannot be reached.'));
  session.store.write(tokens);
  await vi.waitFor(() => expect(app.signInAgain.state.failure).toBe('The server cannot be reached.'));
  expect(app.signInAgain.state.lost).toBeDefined();
});

test('SESS-18 going back to a public page gives the lost session up', () => {
  const { app, session, state } = openTab();
  session.store.clear();
  state.screen = { page: { id: 'session.login', roles: ['public'] } };
  expect(app.signInAgain.state.lost).toBeUndefined();
  expect(session.lastInfo()).toBeUndefined();
});
