import type { DocumentSource } from '#engine/core';

/** Names of fragments, forms and menus that a part of a document mentions. */
function mentioned(part: unknown, found: Set<string>): void {
  if (Array.isArray(part)) {
    for (const item of part) mentioned(item, found);
  } else if (part && typeof part === 'object') {
    for (const [key, value] of Object.entries(part)) {
      if ((key === 'fragment' || key === 'form' || key === 'items') && typeof value === 'string') found.add(value);
      else mentioned(value, found);
    }
  }
}

/** The documents that are compiled into this one, those that they name in turn included. */
export function referencesOf(source: DocumentSource, find: (id: string) => DocumentSource | undefined): string[] {
  const found = new Set<string>();
  const waiting: unknown[] = [source];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const names = new Set<string>();
    mentioned(part, names);
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      const next = find(name);
      if (next) waiting.push(next);
    }
  }
  return [...found];
}
