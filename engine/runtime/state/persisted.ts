import type { EngineHost } from '../host/host.ts';

const dayLength = 86_400_000;

type Device = Pick<EngineHost, 'storage' | 'clock' | 'report'>;

interface PersistedText {
  key: string;
  /** Undefined or empty: forgotten. */
  text: string | undefined;
  days: number;
}

/**
 * Keeps a text on this device for some days; it is stored as `<milliseconds since 1970> <text>`. Where there is no room for it,
 * it is not kept: what comes after it still runs.
 */
export function writePersisted({ storage, clock, report }: Device, { key, text, days }: PersistedText): void {
  if (!text) {
    storage.remove(key);
    return;
  }
  try {
    storage.set(key, `${clock.now() + days * dayLength} ${text}`);
  } catch (error) {
    report?.(error);
  }
}

/** What is kept under a key and still counts; what does not count any more is removed. */
export function readPersisted({ storage, clock }: Device, key: string): string | undefined {
  const [, until, text] = /^(\d+) (.+)$/s.exec(storage.get(key) ?? '') ?? [];
  if (until && text && Number(until) > clock.now()) return text;
  storage.remove(key);
  return undefined;
}
