import { useState } from 'react';
import { readPersisted, writePersisted } from '#engine/runtime';
import { useEngine } from './useEngine.ts';

/** Days for which an arrangement is stored on the device. */
const days = 365;

/**
 * State that is stored on this device under a key, such as how the user arranged a table; without a key it lives as long
 * as the component. `read` turns any stored value into state, including that of an older version. Never for secrets.
 */
export function usePersistedState<T>(key: string | undefined, read: (persisted: unknown) => T): [T, (next: T) => void] {
  const { host } = useEngine();
  const [value, setValue] = useState(() => read(key === undefined ? undefined : parsed(readPersisted(host, key))));
  const change = (next: T): void => {
    setValue(next);
    if (key !== undefined) writePersisted(host, { key, text: JSON.stringify(next), days });
  };
  return [value, change];
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Text of another program: treated as absent.
    return undefined;
  }
}
