/** One JSON value under one key of a browser storage. */
export interface JsonSlot<Value> {
  read(): Value | undefined;
  write(value: Value): void;
  clear(): void;
}

/**
 * A typed view on one key of a storage. What `accepts` does not recognise is treated as absent:
 * a hand-edited or older value must never keep the app from starting.
 */
export function jsonSlot<Value>(
  storage: Storage,
  key: string,
  accepts: (value: unknown) => value is Value,
): JsonSlot<Value> {
  return {
    read() {
      const text = storage.getItem(key);
      if (text === null) return undefined;
      try {
        const value: unknown = JSON.parse(text);
        return accepts(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write: (value) => storage.setItem(key, JSON.stringify(value)),
    clear: () => storage.removeItem(key),
  };
}

/** True for a JSON object, which is where every check of a stored value begins. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
