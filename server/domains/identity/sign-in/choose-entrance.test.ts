import { describe, expect, test } from 'vitest';
import { chooseEntrance } from './choose-entrance.ts';
import type { Entrance, SignInAccount } from './entrances.ts';

const account: SignInAccount = {
  id: 'a',
  username: 'someone',
  passwordHash: null,
  isActive: true,
  sessionEpoch: 1,
  systemRoles: [],
  mustChangePassword: false,
};
const root: SignInAccount = { ...account, systemRoles: ['SYSTEM_SUPER_ADMIN'] };
const entrance = (wsId: string): Entrance => ({
  wsId,
  customerName: wsId,
  roles: ['WORKSPACE_USER'],
  status: 20,
  maintain: 0,
  begin_at: null,
  expire_at: null,
  asksCode: false,
});
const acme = entrance('acme');
const globex = entrance('globex');

describe('where a right password leads', () => {
  const choose = (asked: Partial<Parameters<typeof chooseEntrance>[0]>) =>
    chooseEntrance({ account, entrances: [acme], hostWsId: undefined, wsId: '', ...asked });

  test('AUTH-14 into the only workspace, and for system roles to the platform', () => {
    expect(choose({})).toMatchObject({ kind: 'enter', wsId: 'acme', roles: ['WORKSPACE_USER'] });
    expect(choose({ account: root, entrances: [] })).toMatchObject({ kind: 'enter', wsId: undefined });
  });

  test('AUTH-15 to a choice between several, and into the chosen one', () => {
    expect(choose({ entrances: [acme, globex] })).toMatchObject({ kind: 'offer', entrances: [acme, globex] });
    expect(choose({ entrances: [acme, globex], wsId: 'globex' })).toMatchObject({ kind: 'enter', wsId: 'globex' });
  });

  test('a workspace that was not offered is refused', () => {
    const refusal = { kind: 'refuse', code: 'workspace_not_offered' };
    expect(choose({ wsId: 'globex' })).toEqual(refusal);
    expect(choose({ account: root, entrances: [], wsId: 'acme' })).toEqual(refusal);
    expect(choose({ entrances: [acme, globex], hostWsId: 'acme', wsId: 'globex' })).toEqual(refusal);
  });

  test('at a workspace its members enter it at once, and nobody else exists', () => {
    expect(choose({ entrances: [acme, globex], hostWsId: 'globex' })).toMatchObject({ kind: 'enter', wsId: 'globex' });
    const refusal = { kind: 'refuse', code: 'invalid_credentials' };
    expect(choose({ hostWsId: 'globex' })).toEqual(refusal);
    expect(choose({ hostWsId: 'globex', account: { ...account, isActive: false } })).toEqual(refusal);
    expect(choose({ account: root, entrances: [], hostWsId: 'acme' })).toEqual(refusal);
  });

  test('a disabled account and one without a workspace are told so', () => {
    expect(choose({ account: { ...account, isActive: false } })).toEqual({ kind: 'refuse', code: 'account_disabled' });
    expect(choose({ entrances: [] })).toEqual({ kind: 'refuse', code: 'no_workspace' });
  });
});
