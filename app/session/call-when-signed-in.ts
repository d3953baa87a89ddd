import { isSessionLost } from '#openapi/client';
import type { SignInAgain } from './lost-session.ts';

/**
 * Makes a page's call, and once more when the session was lost over it and the same person has signed in again: the server
 * has refused it before it did anything. While somebody is asked to sign in, nothing is sent (SESS-23). A call of a page
 * that is given up never ends: nobody waits for it any more.
 */
export async function callWhenSignedIn<T>(
  again: SignInAgain,
  call: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const isBack = async (): Promise<boolean> => (await again.settled(signal)) === 'same';
  if (!(await isBack())) return never();
  try {
    return await call();
  } catch (error) {
    if (!isSessionLost(error) || !again.lost.get()) throw error;
    return (await isBack()) ? call() : never();
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
