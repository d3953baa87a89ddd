import { demoAccounts } from '#server/seeds/demo-people.ts';
import type { Api } from '#tests/api/api.ts';
import { signInAs } from '#tests/api/sign-in-as.ts';
import type { Visitor } from '#tests/api/visitor.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { FuzzRequest } from './fuzz-request.ts';

/** Demo accounts by what they may: the strongest first. `globex` belongs to another workspace. */
const accounts = ['root', 'sysadmin', 'owner', 'admin', 'builder', 'hr', 'appowner', 'appadmin', 'appuser', 'user'];
const everybody = [undefined, 'globex', ...accounts];

function rolesOf(username: string): string[] {
  const account = demoAccounts.find((one) => one.username === username);
  const own = account?.memberships.flatMap(({ roles, inApplications }) => [
    ...roles,
    ...(inApplications ? [inApplications] : []),
  ]);
  return [...(account?.systemRoles ?? []), ...(own ?? [])];
}

/** Who may make the call, the strongest first; calls within a workspace prefer those who have one. */
function allowed({ table }: DescribedOperation): string[] {
  const found = accounts.filter((username) =>
    rolesOf(username).some((role) => table.allowed.some((one) => one === role)),
  );
  const isPlatform = (username: string): boolean => rolesOf(username).some((role) => role.startsWith('SYSTEM_'));
  if (table.scope !== 'workspace' && table.scope !== 'application') return found;
  return [...found.filter((username) => !isPlatform(username)), ...found.filter(isPlatform)];
}

/** The account that sends a request; undefined sends without signing in. */
export function callerOf(operation: DescribedOperation, { kind, caller }: FuzzRequest): string | undefined {
  if (kind === 'hostile') return everybody[caller % everybody.length];
  const usable = allowed(operation);
  if (operation.table.roles === 'public') return caller === 0 ? undefined : usable[0];
  return usable[caller] ?? usable[0];
}

/** A demo account cannot sign in any more: a request has changed or closed it. */
export class NotSignedIn extends Error {
  override name = 'NotSignedIn';
}

/** Signed-in sessions of the demo's accounts, each with cookies of its own. */
export interface Callers {
  visitor(username: string | undefined): Visitor;
  token(username: string | undefined): Promise<string | undefined>;
  /** Forgets a session that ended; the next request signs in again. */
  forget(username: string | undefined): void;
}

export function createCallers(api: Api): Callers {
  const visitors = new Map<string | undefined, Visitor>();
  const tokens = new Map<string, string>();
  const visitor = (username: string | undefined): Visitor => {
    const known = visitors.get(username) ?? api.visitor();
    visitors.set(username, known);
    return known;
  };
  return {
    visitor,
    async token(username) {
      if (username === undefined) return undefined;
      const known = tokens.get(username);
      if (known !== undefined) return known;
      const { accessToken } = await signInAs(visitor(username), username).catch((error: unknown) => {
        throw new NotSignedIn(`${username} cannot sign in`, { cause: error });
      });
      tokens.set(username, accessToken);
      return accessToken;
    },
    forget(username) {
      if (username !== undefined) tokens.delete(username);
    },
  };
}
