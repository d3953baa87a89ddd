import type { OperationId } from '#openapi';
import type { Api } from '#tests/api/api.ts';
import { type Tokens, trySignIn } from '#tests/api/sign-in-as.ts';
import type { Answered, Sending, Visitor } from '#tests/api/visitor.ts';
import { own } from './scopes.ts';
import { usernameOf } from './people.ts';
import type { Principal, PrincipalName } from './principals.ts';

/** One principal with its own browser, signed in once. */
export interface Caller extends Principal {
  readonly visitor: Visitor;
  readonly tokens: Tokens | undefined;
  call(id: OperationId, args?: Record<string, unknown>, sending?: Sending): Promise<Answered>;
}

function isTokens(data: unknown): data is Tokens {
  return typeof data === 'object' && data !== null && 'accessToken' in data;
}

async function signIn(visitor: Visitor, principal: Principal): Promise<Tokens> {
  const username = usernameOf(principal);
  let answer = await trySignIn(visitor, { username });
  const isChoice = answer.status === 200 && !isTokens(answer.data);
  if (isChoice) answer = await trySignIn(visitor, { username, wsId: own.wsId });
  if (!isTokens(answer.data)) throw new Error(`${username} was not signed in: ${JSON.stringify(answer.data)}`);
  const held = [...answer.data.roles].sort().join(' ');
  if (held !== [...principal.roles].sort().join(' ')) throw new Error(`${username} holds ${held}.`);
  return answer.data;
}

/** Signs a principal in, and makes sure that its session has the roles it should have and no others. */
export async function createCaller(api: Api, principal: Principal): Promise<Caller> {
  const visitor = api.visitor();
  const tokens = principal.name === 'anonymous' ? undefined : await signIn(visitor, principal);
  return {
    ...principal,
    visitor,
    tokens,
    call: (id, args = {}, sending = {}) => visitor.call(id, args, { token: tokens?.accessToken, ...sending }),
  };
}

/** The caller of this name. */
export function callerOf(callers: readonly Caller[], name: PrincipalName): Caller {
  const found = callers.find((one) => one.name === name);
  if (!found) throw new Error(`Nobody is called ${name}.`);
  return found;
}
