import { describe, expect, it, vi } from 'vitest';
import { createTabs } from '../testing/fake-window.ts';
import { sessionTokens as tokens } from '../testing/session-tokens.ts';
import { createSession, type UserInfo } from './session.ts';

// Only the parts that the session reads.
const info = { user: { id: 'u1' }, role: ['WORKSPACE_ADMIN'] } as unknown as UserInfo;

describe('session', () => {
  it('SESS-01 SESS-02 keeps the four values, logo and name over a reload', () => {
    const tabs = createTabs();
    const view = tabs.open();
    createSession(view).store.write(tokens);
    expect(createSession(view).store.read()).toMatchObject(tokens);
  });

  it('keeps its id while the tokens rotate, and gets another one with the next sign-in', () => {
    const session = createSession(createTabs().open());
    session.store.write(tokens);
    const first = session.id();
    session.store.write({ ...tokens, accessToken: 'b' });
    expect(session.id()).toBe(first);
    session.store.begin();
    expect(session.id()).not.toBe(first);
    expect(session.store.read()?.accessToken).toBe('b');
  });

  it('SESS-30 user info belongs to the tab, and outlives its reload', () => {
    const tabs = createTabs();
    const view = tabs.open();
    const session = createSession(view);
    session.store.write(tokens);
    expect(session.roles()).toEqual(['WORKSPACE_USER']);
    session.keepInfo(info);
    expect(createSession(view).info()).toEqual(info);
    expect(session.roles()).toEqual(['WORKSPACE_ADMIN']);
    expect(createSession(tabs.open()).info()).toBeUndefined();
  });

  it('user info of the person before is not that of the next, who signed in from another tab', () => {
    const tabs = createTabs();
    const ownSession = createSession(tabs.open());
    const there = createSession(tabs.open());
    ownSession.store.write(tokens);
    ownSession.keepInfo(info);
    there.store.clear();
    there.store.write({ ...tokens, roles: ['SYSTEM_ADMIN'] });
    expect(ownSession.info()).toBeUndefined();
    expect(ownSession.roles()).toEqual(['SYSTEM_ADMIN']);
  });

  it('SESS-13 a change in one tab is told in the others', () => {
    const tabs = createTabs();
    const ownSession = createSession(tabs.open());
    const there = createSession(tabs.open());
    const heard = vi.fn();
    const stop = there.store.subscribe(heard);
    ownSession.store.write(tokens);
    expect(heard).toHaveBeenCalled();
    expect(there.store.read()?.accessToken).toBe('a');
    stop();
    heard.mockClear();
    ownSession.store.clear();
    expect(heard).not.toHaveBeenCalled();
  });

  it('SESS-15 forgetting clears tokens and user info', () => {
    const view = createTabs().open();
    const session = createSession(view);
    session.store.write(tokens);
    session.keepInfo(info);
    session.forget();
    expect([session.id(), session.info(), session.roles()]).toEqual([undefined, undefined, []]);
    expect(view.sessionStorage.length).toBe(0);
    expect(view.localStorage.getItem('pagewright.session')).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '{"accessToken":1}'])('a spoiled entry is no session: %j', (text) => {
    const view = createTabs().open();
    view.localStorage.setItem('pagewright.session', text);
    expect(createSession(view).id()).toBeUndefined();
  });
});
