import { isSessionLost } from '#openapi/client';
import type { SignInAgain } from './lost-session.ts';

/**
 * Makes a page's call, and repeats it once when it lost the session and the same user has signed in again: the server
 * has rejected it before it did anything. While a sign-in is requested, nothing is sent (SESS-23). A call of a page
 * that is given up never settles: nothing waits for it any more.
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
    if (!isSessionLost(error) || !again.state.lost) throw error;
    return (await isBack()) ? call() : never();
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
