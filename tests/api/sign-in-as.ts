import { demoPassword } from '#server/seeds/demo.ts';
import { code } from './api.ts';
import type { Answered, Visitor } from './visitor.ts';

export interface Tokens {
  accessToken: string;
  accessTokenExpiresAt: string;
  refreshToken: string;
  refreshTokenExpiresAt: string;
  roles: string[];
  ws_id?: string;
}

/** Fetches a picture and sends the sign-in form. */
export async function trySignIn(visitor: Visitor, form: Record<string, unknown>): Promise<Answered> {
  await visitor.call('getCaptcha');
  return visitor.call('createToken', { password: demoPassword, verifyCode: code, ...form });
}

/** Signs a demo account in and gives its tokens; throws what the server said when it refused. */
export async function signInAs(visitor: Visitor, username: string): Promise<Tokens> {
  const { data, status } = await trySignIn(visitor, { username });
  if (status !== 200 || !data || typeof data !== 'object' || !('accessToken' in data)) {
    throw new Error(`${username} was not signed in: ${status} ${JSON.stringify(data)}`);
  }
  // Safe: answers are validated against the contract.
  return data as Tokens;
}
