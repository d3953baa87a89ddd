import { isObject, sameJson } from '#schemas';
import type { DocumentSource } from '#engine/document';

/** Equality of documents: a slot or group that holds nothing is as good as none. */
export function sameDocument(a: DocumentSource, b: DocumentSource): boolean {
  return sameJson(filled(a), filled(b));
}

const emptied = new Set(['slots', 'dialogs', 'drawers']);

function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]): [string, unknown] => {
    if (name !== 'slots' || !isObject(part)) return [name, filled(part)];
    const slots = Object.entries(part).filter(([, children]) => !Array.isArray(children) || children.length > 0);
    return [name, filled(Object.fromEntries(slots))];
  });
  return Object.fromEntries(
    parts.filter(([name, part]) => !emptied.has(name) || !isObject(part) || Object.keys(part).length > 0),
  );
}
