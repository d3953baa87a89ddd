import type { Client } from '#openapi/client';
import type { SessionFacts } from './facts.ts';
import type { Session } from './session.ts';

export interface SessionEnd {
  session: Session;
  client: Pick<Client, 'call'>;
  facts: SessionFacts;
}

/** Signing out holds in this browser whatever the server answers (SESS-16); the client has forgotten the tokens first. */
export async function endSession({ session, client, facts }: SessionEnd): Promise<void> {
  facts.isSigningOut = true;
  session.store.endByWish();
  try {
    await client.call('logout', {});
  } catch (error) {
    console.error(error);
  } finally {
    session.forget();
    facts.isSigningOut = false;
  }
}
