import type { App } from '../prerender/create-app.ts';
import { receiveUserInfo } from './receive-user-info.ts';
import { showTheme } from './show-theme.ts';

/** What this tab remembers may be old: roles, preferences and theme are read again while the page already shows. */
export function refreshUserInfo(app: App): void {
  app.client.call('getUserInfo', {}).then(
    (info) => {
      receiveUserInfo(app, info);
      showTheme(app);
    },
    // A lost session or a shut workspace has been told already; without a network the page goes on with what it has.
    (error: unknown) => console.warn(error),
  );
}
