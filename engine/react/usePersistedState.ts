import { useState } from 'react';
import { readPersisted, writePersisted } from '#engine/runtime';
import { useEngine } from './useEngine.ts';

/** Days that what a person arranged is kept on the device. */
const days = 365;

/**
 * A value that is kept on this device under a key, such as how the user arranged a table; without a key it lasts as long
 * as the component. `read` makes a value of whatever was kept, also of what an older version wrote. Never a secret.
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
    // Another program's text: nothing was kept.
    return undefined;
  }
}
