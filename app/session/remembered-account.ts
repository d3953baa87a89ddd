import { isRecord, jsonSlot } from './json-slot.ts';

const days = 7;

interface Remembered {
  username: string;
  /** Milliseconds since 1970. */
  until: number;
}

function isRemembered(value: unknown): value is Remembered {
  return isRecord(value) && typeof value['username'] === 'string' && typeof value['until'] === 'number';
}

export interface RememberedAccount {
  /** The name to offer on the sign-in page, or an empty text. */
  read(): string;
  remember(username: string): void;
  forget(): void;
}

/**
 * The account name that the sign-in page offers again for seven days (AUTH-06).
 * The name only: passwords are left to the browser's own store (AUTH-07).
 */
export function createRememberedAccount(storage: Storage, now: () => number): RememberedAccount {
  const slot = jsonSlot(storage, 'pagewright.account', isRemembered);
  return {
    read() {
      const kept = slot.read();
      if (kept && kept.until > now()) return kept.username;
      slot.clear();
      return '';
    },
    remember: (username) => slot.write({ username, until: now() + days * 86_400_000 }),
    forget: () => slot.clear(),
  };
}
