import type { Client } from '#openapi/client';
import type { Session } from './session.ts';

/** What a sign-in elsewhere has left in the address. */
interface Arrival {
  userId: string;
  ticket: string;
}

const mark = '#handover=';

/** Moves a session to the workspace's own address (AUTH-25). */
export interface Handover {
  /** What has to end before anything is shown, begun by the first call; undefined when nothing is left to do. */
  pending(): Promise<unknown> | undefined;
}

export interface HandoverParts {
  view: Pick<Window, 'location' | 'history'>;
  session: Session;
  client: Pick<Client, 'call'>;
  /** Whether workspaces have addresses of their own, and this is none of them. */
  isRoot: () => boolean;
}

/**
 * At the root address a session of a workspace moves to the workspace's own, to the same path, by a one-time ticket in the
 * fragment; there the ticket is taken out of the address before anything else happens, and exchanged for the session.
 */
export function createHandover({ view, session, client, isRoot }: HandoverParts): Handover {
  /** The session that was asked about; it stays when its workspace has no address. */
  let asked: string | undefined;
  let running: Promise<unknown> | undefined;
  let arrival = takeArrival(view);

  function run(work: Promise<unknown>): Promise<unknown> {
    running = work
      // Without its ticket the user signs in at this address, and a session that cannot move stays: neither may blank the page.
      .catch((error: unknown) => console.warn(error))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  async function move(): Promise<void> {
    const { origin, ticket, user_id } = await client.call('createHandover', {});
    if (origin === null || ticket === null || session.id() !== asked) return;
    const { pathname, search } = view.location;
    const away = `${origin}${pathname}${search}${mark}${user_id}.${ticket}`;
    session.forget();
    view.location.replace(away);
    // The browser leaves: nothing more is shown here.
    await new Promise(() => undefined);
  }

  async function arrive({ userId, ticket }: Arrival): Promise<void> {
    await client.call('createTokenByUserId', { user_id: userId, ticket });
    session.store.begin();
  }

  return {
    pending() {
      if (running) return running;
      if (arrival) {
        const work = arrive(arrival);
        arrival = undefined;
        return run(work);
      }
      const id = session.id();
      const isOfWorkspace = session.store.read()?.ws_id !== undefined && !session.store.isHandedOver();
      if (id === undefined || id === asked || !isOfWorkspace || !isRoot()) return undefined;
      asked = id;
      return run(move());
    },
  };
}

/** The ticket of the address, which is cleared of it at once: neither history nor a copied address holds it. */
function takeArrival({ location, history }: HandoverParts['view']): Arrival | undefined {
  if (!location.hash.startsWith(mark)) return undefined;
  const [, userId, ticket] =
    /^([0-9A-Za-z_-]{1,64})\.([0-9A-Za-z_-]{8,512})$/.exec(location.hash.slice(mark.length)) ?? [];
  history.replaceState(null, '', location.pathname + location.search);
  return userId && ticket ? { userId, ticket } : undefined;
}
