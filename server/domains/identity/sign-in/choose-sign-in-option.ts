import type { Role } from '#openapi';
import type { SignInOption, SignInAccount } from './sign-in-options.ts';

/** Where a right password leads. */
export type Choice =
  | { kind: 'enter'; wsId: string | undefined; roles: Role[]; option: SignInOption | undefined }
  | { kind: 'offer'; options: readonly SignInOption[] }
  | { kind: 'refuse'; code: 'invalid_credentials' | 'account_disabled' | 'no_workspace' | 'workspace_not_offered' };

interface Asked {
  account: SignInAccount;
  options: readonly SignInOption[];
  /** The workspace whose own address this is. */
  hostWsId: string | undefined;
  /** The workspace that the form names; empty for none. */
  wsId: string;
}

const enter = (option: SignInOption): Choice => ({
  kind: 'enter',
  wsId: option.wsId,
  roles: option.roles,
  option,
});

/**
 * Decides the outcome of a sign-in (AUTH-14, AUTH-15). At a workspace's own address only its members exist: everybody
 * else is answered as for a wrong password, system roles included.
 */
export function chooseSignInOption({ account, options, hostWsId, wsId }: Asked): Choice {
  if (hostWsId !== undefined) {
    const own = options.find((option) => option.wsId === hostWsId);
    if (!own) return { kind: 'refuse', code: 'invalid_credentials' };
    if (!account.isActive) return { kind: 'refuse', code: 'account_disabled' };
    return wsId === '' || wsId === hostWsId ? enter(own) : { kind: 'refuse', code: 'workspace_not_offered' };
  }
  if (!account.isActive) return { kind: 'refuse', code: 'account_disabled' };
  if (account.systemRoles.length > 0) {
    if (wsId !== '') return { kind: 'refuse', code: 'workspace_not_offered' };
    return { kind: 'enter', wsId: undefined, roles: account.systemRoles, option: undefined };
  }
  if (wsId !== '') {
    const chosen = options.find((option) => option.wsId === wsId);
    return chosen ? enter(chosen) : { kind: 'refuse', code: 'workspace_not_offered' };
  }
  const [first, second] = options;
  if (!first) return { kind: 'refuse', code: 'no_workspace' };
  return second ? { kind: 'offer', options } : enter(first);
}
