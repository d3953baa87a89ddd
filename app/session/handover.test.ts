import { describe, expect, it, vi } from 'vitest';
import type { Client } from '#openapi/client';
import { createSession } from './session.ts';
import { createTabs } from '../testing/fake-window.ts';
import { sessionTokens as tokens } from '../testing/session-tokens.ts';
import { createHandover } from './handover.ts';

function setUp(answer: unknown, { hash = '', isRoot = true, signedIn = true } = {}) {
  const session = createSession(createTabs().open());
  if (signedIn) session.store.write(tokens);
  const calls: unknown[] = [];
  const call = async (id: string, args: unknown): Promise<unknown> => {
    calls.push([id, args]);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const replace = vi.fn();
  const replaceState = vi.fn();
  // Only the parts that are read.
  const view = {
    location: { pathname: '/login', search: '?redirect=%2Fx&foo=1', hash, replace },
    history: { replaceState },
  } as unknown as Pick<Window, 'location' | 'history'>;
  const handover = createHandover({ view, session, client: { call: call as Client['call'] }, isRoot: () => isRoot });
  return { handover, session, calls, replace, replaceState };
}

const moved = { origin: 'https://acme.example.com', ticket: 'pwt_12345678', user_id: 'u1' };
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the way to the address of a workspace', () => {
  it('AUTH-25 a session at the root moves to the same path there, and is forgotten here', async () => {
    const { handover, session, replace } = setUp(moved);
    expect(handover.pending()).toBeDefined();
    await settled();
    expect(replace).toHaveBeenCalledWith('https://acme.example.com/login?redirect=%2Fx&foo=1#handover=u1.pwt_12345678');
    expect(session.id()).toBeUndefined();
    expect(handover.pending(), 'nothing is shown while the browser leaves').toBeDefined();
  });

  it('without an address of its own it stays, and is asked about once', async () => {
    const { handover, session, calls, replace } = setUp({ origin: null, ticket: null, user_id: 'u1' });
    await handover.pending();
    expect(handover.pending()).toBeUndefined();
    expect([calls.length, replace.mock.calls.length, session.id() === undefined]).toEqual([1, 0, false]);
  });

  it('AUTH-25 a failure keeps the session where it is', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { handover, session } = setUp(new Error('offline'));
    await handover.pending();
    expect(handover.pending()).toBeUndefined();
    expect(session.id()).toBeDefined();
    warn.mockRestore();
  });

  it('AUTH-25 nobody moves from a workspace, and nobody who is not signed in', () => {
    expect(setUp(moved, { isRoot: false }).handover.pending()).toBeUndefined();
    expect(setUp(moved, { signedIn: false }).handover.pending()).toBeUndefined();
  });

  it('AUTH-25 a ticket is taken out of the address before it is used', async () => {
    const { calls, replaceState, handover } = setUp(null, {
      hash: '#handover=u1.pwt_12345678',
      isRoot: false,
      signedIn: false,
    });
    expect(replaceState).toHaveBeenCalledWith(null, '', '/login?redirect=%2Fx&foo=1');
    expect(calls, 'the address is cleared first').toEqual([]);
    await handover.pending();
    expect(handover.pending(), 'a ticket is used once').toBeUndefined();
    expect(calls).toEqual([['createTokenByUserId', { user_id: 'u1', ticket: 'pwt_12345678' }]]);
  });

  it.each(['#handover=', '#handover=a', '#handover=a.b/c', '#other'])('%s is no ticket', (hash) => {
    const { handover, calls } = setUp(null, { hash, isRoot: false, signedIn: false });
    expect(handover.pending()).toBeUndefined();
    expect(calls).toEqual([]);
  });
});
