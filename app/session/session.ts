import type { Answer } from '#openapi';
import { isRecord, jsonSlot } from './storage/json-slot.ts';
import { storedKeys } from './storage/stored-keys.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

/** The start package of a signed-in user: user, wsPreference, globalFields, role, envData (SESS-29). */
export type UserInfo = Answer<'getUserInfo'>;

interface StoredInfo {
  /** The session it belongs to: another person may have signed in from another tab. */
  session: string;
  info: UserInfo;
}

function isStoredInfo(value: unknown): value is StoredInfo {
  return isRecord(value) && typeof value['session'] === 'string' && isRecord(value['info']);
}

export interface Session {
  store: SessionStore;
  /** Undefined while no user is signed in; another one after another sign-in. */
  id(): string | undefined;
  /** Those of the user info, and until it is loaded those of the sign-in. */
  roles(): readonly string[];
  /** The only application of a shadow user; undefined for everybody who signed in (SESS-24). */
  application(): string | undefined;
  info(): UserInfo | undefined;
  /** Whom this tab's pages were made for; stays after the session was lost, until `forget`. */
  lastInfo(): UserInfo | undefined;
  /** Nothing of the user outlives a reload from now on. */
  hide(): void;
  keepInfo(info: UserInfo): void;
  /** Notifies of each info that is kept; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Forgets everything that this tab knows about the user (SESS-15). */
  forget(): void;
}

/** Who is signed in: tokens in local storage, user info in this tab's session storage (SESS-30). */
export function createSession(view: Window): Session {
  const store = createSessionStore(view);
  const slot = jsonSlot(view.sessionStorage, 'pagewright.user-info', isStoredInfo);
  let cached = slot.read();
  const listeners = new Set<() => void>();
  const info = (): UserInfo | undefined => (cached && cached.session === store.read()?.id ? cached.info : undefined);
  return {
    store,
    info,
    lastInfo: () => cached?.info,
    hide: () => slot.clear(),
    id: () => store.read()?.id,
    application: () => store.read()?.application_id,
    roles: () => info()?.role ?? store.read()?.roles ?? [],
    keepInfo(next) {
      const session = store.read()?.id;
      if (!session) return;
      const before = cached?.info;
      cached = { session, info: next };
      slot.write(cached);
      // Pages of another account are about to be left: they do not learn of this one.
      if (before && (before.user.id !== next.user.id || JSON.stringify(before) === JSON.stringify(next))) return;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget() {
      cached = undefined;
      // What a page has kept in this tab is as much the user's as their name.
      for (const key of storedKeys(view.sessionStorage, 'pagewright.')) view.sessionStorage.removeItem(key);
      if (store.read()) store.clear();
    },
  };
}
