import type { Answer } from '#openapi';
import { isRecord, jsonSlot } from './json-slot.ts';

/** The start package of a signed-in user: user, wsPreference, globalFields, role, envData (SESS-29). */
export type UserInfo = Answer<'getUserInfo'>;

function isUserInfo(value: unknown): value is UserInfo {
  return isRecord(value) && isRecord(value['user']) && typeof value['user']['id'] === 'string' && 'role' in value;
}

export interface UserInfoStore {
  read(): UserInfo | undefined;
  write(info: UserInfo): void;
  clear(): void;
}

/** User info lives in session storage: the tab keeps it over a reload and drops it when it closes (SESS-30). */
export function createUserInfoStore(storage: Storage): UserInfoStore {
  const slot = jsonSlot(storage, 'pagewright.user-info', isUserInfo);
  let current = slot.read();
  return {
    // One object until the next write, so that readers can compare by identity.
    read: () => current,
    write(info) {
      current = info;
      slot.write(info);
    },
    clear() {
      current = undefined;
      slot.clear();
    },
  };
}
