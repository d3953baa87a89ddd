import { describe, expect, test } from 'vitest';
import { chooseSignInOption } from './choose-sign-in-option.ts';
import type { SignInOption, SignInAccount } from './sign-in-options.ts';

const account: SignInAccount = {
  id: 'a',
  username: 'someone',
  passwordHash: null,
  isActive: true,
  sessionEpoch: 1,
  systemRoles: [],
  mustChangePassword: false,
  hasTotp: false,
};
const root: SignInAccount = { ...account, systemRoles: ['SYSTEM_SUPER_ADMIN'] };
const option = (wsId: string): SignInOption => ({
  wsId,
  customerName: wsId,
  roles: ['WORKSPACE_USER'],
  status: 20,
  maintain: 0,
  begin_at: null,
  expire_at: null,
  asksCode: false,
  totp: 'allowed',
});
const acme = option('acme');
const globex = option('globex');

describe('where a right password leads', () => {
  const choose = (asked: Partial<Parameters<typeof chooseSignInOption>[0]>) =>
    chooseSignInOption({ account, options: [acme], hostWsId: undefined, wsId: '', ...asked });

  test('AUTH-14 into the only workspace, and for system roles to the platform', () => {
    expect(choose({})).toMatchObject({ kind: 'enter', wsId: 'acme', roles: ['WORKSPACE_USER'] });
    expect(choose({ account: root, options: [] })).toMatchObject({ kind: 'enter', wsId: undefined });
  });

  test('AUTH-15 to a choice between several, and into the chosen one', () => {
    expect(choose({ options: [acme, globex] })).toMatchObject({ kind: 'offer', options: [acme, globex] });
    expect(choose({ options: [acme, globex], wsId: 'globex' })).toMatchObject({ kind: 'enter', wsId: 'globex' });
  });

  test('a workspace that was not offered is refused', () => {
    const denial = { kind: 'refuse', code: 'workspace_not_offered' };
    expect(choose({ wsId: 'globex' })).toEqual(denial);
    expect(choose({ account: root, options: [], wsId: 'acme' })).toEqual(denial);
    expect(choose({ options: [acme, globex], hostWsId: 'acme', wsId: 'globex' })).toEqual(denial);
  });

  test('at a workspace its members enter it at once, and nobody else exists', () => {
    expect(choose({ options: [acme, globex], hostWsId: 'globex' })).toMatchObject({ kind: 'enter', wsId: 'globex' });
    const denial = { kind: 'refuse', code: 'invalid_credentials' };
    expect(choose({ hostWsId: 'globex' })).toEqual(denial);
    expect(choose({ hostWsId: 'globex', account: { ...account, isActive: false } })).toEqual(denial);
    expect(choose({ account: root, options: [], hostWsId: 'acme' })).toEqual(denial);
  });

  test('a disabled account and one without a workspace are told so', () => {
    expect(choose({ account: { ...account, isActive: false } })).toEqual({ kind: 'refuse', code: 'account_disabled' });
    expect(choose({ options: [] })).toEqual({ kind: 'refuse', code: 'no_workspace' });
  });
});
