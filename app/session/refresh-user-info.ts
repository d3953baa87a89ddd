import type { Client } from '#openapi/client';
import { receiveUserInfo, type UserInfoReceiver } from './receive-user-info.ts';
import { showTheme, type ThemeParts } from './show-theme.ts';

export type UserInfoParts = UserInfoReceiver & ThemeParts & { client: Pick<Client, 'call'> };

/** Reads roles, preferences and theme again while the page already shows: what this tab has stored may be old. */
export function refreshUserInfo(parts: UserInfoParts): void {
  parts.client.call('getUserInfo', {}).then(
    (info) => {
      receiveUserInfo(parts, info);
      showTheme(parts);
    },
    // A lost session or a closed workspace has been reported already; without a network the page keeps what it has.
    (error: unknown) => console.warn(error),
  );
}
