import type { DocumentSource } from '#engine/document';

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

/** By document: every entry page asks for those of all documents, which do not change. */
const namesOf = new WeakMap<DocumentSource, ReadonlySet<string>>();

function namesIn(source: DocumentSource): ReadonlySet<string> {
  const known = namesOf.get(source);
  if (known) return known;
  const names = new Set<string>();
  mentioned(source, names);
  namesOf.set(source, names);
  return names;
}

/** The documents that are compiled into this one, those that they name in turn included. */
export function referencesOf(source: DocumentSource, find: (id: string) => DocumentSource | undefined): string[] {
  const found = new Set<string>();
  const waiting = [source];
  for (let document = waiting.pop(); document; document = waiting.pop()) {
    for (const name of namesIn(document)) {
      if (found.has(name)) continue;
      found.add(name);
      const next = find(name);
      if (next) waiting.push(next);
    }
  }
  return [...found];
}
