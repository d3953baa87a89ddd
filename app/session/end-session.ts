import type { LateClient } from '../prerender/lazy-client.ts';
import type { Value } from '../router/value.ts';
import type { Session } from './session.ts';

interface Ending {
  session: Session;
  client: LateClient;
  isLeaving: Value<boolean>;
}

/** Signing out holds in this browser whatever the server answers (SESS-16); the client has forgotten the tokens first. */
export async function endSession({ session, client, isLeaving }: Ending): Promise<void> {
  isLeaving.set(true);
  session.store.endByWish();
  try {
    await client.call('logout', {});
  } catch (error) {
    console.error(error);
  } finally {
    session.forget();
    isLeaving.set(false);
  }
}
