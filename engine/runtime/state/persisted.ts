import type { EngineHost } from '../host/host.ts';

const dayLength = 86_400_000;

type Device = Pick<EngineHost, 'storage' | 'clock' | 'report'>;

interface PersistedText {
  key: string;
  /** Undefined or empty: removed. */
  text: string | undefined;
  days: number;
}

/**
 * Stores a text on this device for some days, as `<milliseconds since 1970> <text>`. A full storage is reported, and the
 * caller continues.
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

/** The text under a key, unless it has expired; an expired text is removed. */
export function readPersisted({ storage, clock }: Device, key: string): string | undefined {
  const [, until, text] = /^(\d+) (.+)$/s.exec(storage.get(key) ?? '') ?? [];
  if (until && text && Number(until) > clock.now()) return text;
  storage.remove(key);
  return undefined;
}
