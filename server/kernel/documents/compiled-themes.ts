import { LRUCache } from 'lru-cache';
import type { CompiledTheme } from '#engine/document';
import type { DocumentChecker } from '#engine/checker';

/** How many compiled themes are cached; the least recently used are dropped first. */
const maxCached = 2_000;

/** Checking every pair of colours takes some milliseconds, and every entry page asks: what is right is compiled once. */
export function cacheThemes(compile: DocumentChecker['theme']): DocumentChecker['theme'] {
  const themes = new LRUCache<string, CompiledTheme>({ max: maxCached });
  return (source, forgiven) => {
    const key = JSON.stringify(source);
    const known = themes.get(key);
    if (known) return known;
    const theme = compile(source, forgiven);
    if (theme.diagnostics.length === 0) themes.set(key, theme);
    return theme;
  };
}
