import { isObject } from '#schemas';
import type { CompiledDocument } from '#engine/document';

/**
 * A document without its dialogs and drawers, for the page that a visit begins with: none is opened before the page is
 * there. The same object when it has none. The messages that only they name are left out, too.
 */
export function firstPart(document: CompiledDocument): CompiledDocument {
  const { dialogs, drawers, messages, ...first } = document;
  if (!dialogs && !drawers) return document;
  const later = namedIn([dialogs, drawers]);
  const now = namedIn(first);
  const needed = Object.entries(messages).filter(([key]) => !later.has(key) || now.has(key));
  return { ...first, messages: Object.fromEntries(needed), partial: true };
}

/** The keys of every text `{"t": key}` in a value. */
function namedIn(value: unknown, keys = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const item of value) namedIn(item, keys);
  else if (isObject(value)) {
    if (typeof value['t'] === 'string') keys.add(value['t']);
    for (const part of Object.values(value)) namedIn(part, keys);
  }
  return keys;
}
