import type { SessionTokens, TokenStore } from '#openapi/client';
import { randomKey } from '#engine/runtime';
import { isRecord, type JsonSlot, jsonSlot } from './storage/json-slot.ts';

/** What a sign-in leaves in the browser (SESS-01), and an id that stays the same while its tokens rotate. */
export type StoredSession = SessionTokens & { id: string };

const texts = [
  'id',
  'accessToken',
  'accessTokenExpiresAt',
  'refreshToken',
  'refreshTokenExpiresAt',
  'platform_logo',
  'platform_name',
];

function isStoredSession(value: unknown): value is StoredSession {
  return isRecord(value) && texts.every((name) => typeof value[name] === 'string') && Array.isArray(value['roles']);
}

export interface SessionStore extends TokenStore {
  read(): StoredSession | undefined;
  /** Says that the tokens now stored are another person's session, or the same person's next one. */
  begin(): void;
  /** Notes for all tabs that the session is being ended by wish. */
  endByWish(): void;
  /** True in a tab that was handed a session of its own, of a shadow user or of support, its end included (SESS-24). */
  isHandedOver(): boolean;
  /** True for a session that was ended by wish, here or in another tab; false for one that was lost. */
  wasEnded(id: string): boolean;
  subscribe(listener: () => void): () => void;
}

const key = 'pagewright.session';
const endedKey = 'pagewright.ended';

/**
 * The session in local storage, so that it survives a reload and all tabs share it (SESS-02, SESS-13).
 * A browser notifies the other tabs of a change; this tab is notified by the code below.
 */
export function createSessionStore(view: Window): SessionStore {
  const shared: JsonSlot<StoredSession> = jsonSlot(view.localStorage, key, isStoredSession);
  // SESS-24: the session of a shadow user or of support is of this tab only; the person's own session in other tabs continues.
  const alone: JsonSlot<StoredSession> = jsonSlot(view.sessionStorage, key, isStoredSession);
  // When that session is lost, the tab does not continue as the person whose browser it is.
  let isAlone = alone.read() !== undefined;
  const present = (): JsonSlot<StoredSession> => (isAlone ? alone : shared);
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  // `key` is null when a tab cleared the whole storage.
  const onStorage = (event: StorageEvent): void => {
    if (event.storageArea === view.localStorage && (event.key === key || event.key === null)) notify();
  };
  return {
    read: () => present().read(),
    write(tokens) {
      isAlone = tokens.alone === true;
      if (!isAlone) alone.clear();
      const slot = present();
      slot.write({ ...tokens, id: slot.read()?.id ?? randomKey() });
      notify();
    },
    begin() {
      const slot = present();
      const session = slot.read();
      if (session) slot.write({ ...session, id: randomKey() });
      notify();
    },
    endByWish() {
      const session = present().read();
      if (session) view.localStorage.setItem(endedKey, session.id);
    },
    isHandedOver: () => isAlone,
    wasEnded: (id) => view.localStorage.getItem(endedKey) === id,
    clear() {
      present().clear();
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) view.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) view.removeEventListener('storage', onStorage);
      };
    },
  };
}
