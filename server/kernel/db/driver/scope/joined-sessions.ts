import type { SessionClient, SessionPool } from '../session/session.ts';

interface Joined {
  client: Promise<SessionClient>;
  users: number;
  /** One of the users found that the session's state is unknown. */
  broken?: Error | undefined;
}

/**
 * Lends one session to all who ask for it in the same turn of the event loop, or while it is still waited for, so that
 * what they send leaves as one packet. It goes back when the last of them is done. Only for statements that are a
 * transaction by themselves.
 */
export function joinSessions(pool: SessionPool): SessionPool['connect'] {
  let open: Joined | undefined;

  function close(joined: Joined): void {
    if (open === joined) open = undefined;
  }

  function begin(): Joined {
    const joined: Joined = { client: pool.connect(), users: 0 };
    joined.client.then(
      // The statements leave at the end of the turn: a later one would only wait behind them.
      () => setImmediate(() => close(joined)),
      () => close(joined),
    );
    return joined;
  }

  function leave(joined: Joined, client: SessionClient, error: Error | undefined): void {
    joined.users -= 1;
    joined.broken ??= error;
    if (joined.users > 0 && !joined.broken) return;
    close(joined);
    if (joined.users === 0) client.release(joined.broken);
  }

  return async () => {
    open ??= begin();
    const joined = open;
    joined.users += 1;
    const client = await joined.client;
    return {
      query: (text, values, name) => client.query(text, values, name),
      release: (error) => leave(joined, client, error),
    };
  };
}
