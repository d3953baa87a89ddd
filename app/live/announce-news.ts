import { defineMessage } from 'react-intl';
import type { Schemas } from '#openapi';
import { sitePath } from '#engine/runtime';

type Notification = Schemas['Notification'];

/** How long a new notification is shown, in milliseconds (NOTE-04, SHELL-38). */
const duration = 5000;
/** Of one event no more than these are shown: the bell counts the others. */
const mostAtOnce = 3;

/** A toast with a button; `duration` in milliseconds. */
export interface NewsToast {
  kind: 'info';
  text: string;
  duration: number;
  action: { message: { id: string }; run(): void };
}

/** What announcing takes of the shell. */
export interface AnnounceParts {
  view: { document: Pick<Document, 'visibilityState'> };
  toasts: {
    /** Returns the id, to close it by. */
    show(toast: NewsToast): number;
    close(id: number): void;
  };
  router: { go(to: string): void };
}

/**
 * Shows new notifications in toasts that lead to what they are about, each once and only in a tab that somebody may see. The
 * function that it returns takes the data of an event. A reset announces nothing: what it has may be days old.
 */
export function createAnnouncer({ view, toasts, router }: AnnounceParts): (data: string) => void {
  const seen = new Set<string>();

  function announce({ title, link }: Notification): void {
    const id = toasts.show({
      kind: 'info',
      text: title,
      duration,
      action: {
        message: defineMessage({ id: 'app.notification.open' }),
        run() {
          toasts.close(id);
          router.go(sitePath(link) || '/notificationlist');
        },
      },
    });
  }

  return (data) => {
    // Safe: the contract describes the data of the stream's events.
    const { items, reset } = JSON.parse(data) as Schemas['NotificationNews'];
    const news = reset ? [] : items.filter(({ id, read }) => !read && !seen.has(id));
    for (const { id } of items) seen.add(id);
    if (view.document.visibilityState === 'visible') for (const item of news.slice(-mostAtOnce)) announce(item);
  };
}
