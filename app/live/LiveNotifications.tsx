import { useEffect } from 'react';
import { useEngine } from '#engine';
import type { Client } from '#openapi/client';
import type { Session } from '../session/session.ts';
import { type AnnounceParts, createAnnouncer } from './announce-news.ts';
import { followEvents } from './follow-events.ts';
import { shareBetweenTabs } from './share-between-tabs.ts';

/** What reads notifications, wherever it is shown. */
const tags = ['notification'];

/** What following takes of the shell. */
export interface LiveParts extends Pick<AnnounceParts, 'toasts' | 'router'> {
  view: Window;
  client: Pick<Client, 'http'>;
  session: Session;
}

/** Reads again what pages show of notifications, and announces new ones, as soon as the server says so, while a user is signed in. */
export function LiveNotifications({ view, client, session, toasts, router }: LiveParts): null {
  const engine = useEngine();
  useEffect(() => {
    const open = async (lastId: string | undefined, signal: AbortSignal) => {
      const header = lastId === undefined ? {} : { 'Last-Event-ID': lastId };
      const { data, response } = await client.http.GET('/api/n/notification/stream', {
        params: { header },
        parseAs: 'stream',
        signal,
      });
      return response.ok ? (data ?? undefined) : undefined;
    };
    let followed: string | undefined;
    let stop = (): void => undefined;
    function follow(): void {
      // Who has but one application open is notified of nothing.
      const id = session.application() === undefined ? session.id() : undefined;
      if (id === followed) return;
      stop();
      const announce = createAnnouncer({ view, toasts, router });
      const onChange = (data?: string): void => {
        engine.invalidate(tags);
        if (data !== undefined) announce(data);
      };
      followed = id;
      stop =
        id === undefined
          ? () => undefined
          : shareBetweenTabs(view, `pagewright-live-${id}`, {
              onChange,
              follow: (hear, signal) => followEvents({ view, open, onChange: hear }, signal),
            });
    }
    follow();
    const forget = session.store.subscribe(follow);
    return () => {
      forget();
      stop();
    };
  }, [engine, view, client, session, toasts, router]);
  return null;
}
