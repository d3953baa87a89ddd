import { firstPaths } from './first-paths.ts';
import type { IconName } from './names.ts';

let paths: Partial<Record<IconName, string>> = firstPaths;
const listeners = new Set<() => void>();

/** How an icon is drawn; undefined until its path is here. */
export const pathOf = (name: IconName): string | undefined => paths[name];

/** Makes more of them known: whoever shows one draws it. */
export function addPaths(more: Partial<Record<IconName, string>>): void {
  paths = { ...paths, ...more };
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
