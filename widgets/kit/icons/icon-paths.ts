import { firstPaths } from './first-paths.ts';
import type { IconName } from './names.ts';

let paths: Partial<Record<IconName, string>> = firstPaths;
const listeners = new Set<() => void>();

/** The path of an icon; undefined until it is loaded. */
export const pathOf = (name: IconName): string | undefined => paths[name];

/** Registers more icon paths and re-renders mounted icons. */
export function addPaths(more: Partial<Record<IconName, string>>): void {
  paths = { ...paths, ...more };
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
