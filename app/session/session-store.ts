import { isRecord, jsonSlot } from './json-slot.ts';

/** What a sign-in leaves in the browser (SESS-01). Times are ISO, UTC. */
export interface StoredSession {
  accessToken: string;
  accessTokenExpiresAt: string;
  refreshToken: string;
  refreshTokenExpiresAt: string;
  platform_logo: string;
  platform_name: string;
  roles: string[];
  /** Absent for accounts of the platform. */
  ws_id?: string;
}

const texts = [
  'accessToken',
  'accessTokenExpiresAt',
  'refreshToken',
  'refreshTokenExpiresAt',
  'platform_logo',
  'platform_name',
] as const;

function isStoredSession(value: unknown): value is StoredSession {
  if (!isRecord(value)) return false;
  const roles = value['roles'];
  return (
    texts.every((name) => typeof value[name] === 'string') &&
    Array.isArray(roles) &&
    roles.every((role) => typeof role === 'string') &&
    ['string', 'undefined'].includes(typeof value['ws_id'])
  );
}

export interface SessionStore {
  read(): StoredSession | undefined;
  write(session: StoredSession): void;
  clear(): void;
  /** Told after every change, in this tab and in the others. Returns what ends it. */
  subscribe(listener: () => void): () => void;
}

const key = 'pagewright.session';

/**
 * The session in local storage, so that it survives a reload and all tabs share it (SESS-02, SESS-13).
 * A browser tells the other tabs of a change by itself; this tab is told here.
 */
export function createSessionStore(view: Window & typeof globalThis): SessionStore {
  const slot = jsonSlot(view.localStorage, key, isStoredSession);
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  // `key` is null when a tab cleared the whole storage.
  const onStorage = (event: StorageEvent): void => {
    if (event.storageArea === view.localStorage && (event.key === key || event.key === null)) tell();
  };
  return {
    read: () => slot.read(),
    write(session) {
      slot.write(session);
      tell();
    },
    clear() {
      slot.clear();
      tell();
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
