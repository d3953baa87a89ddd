import { isObject, pointerTo } from '#schemas';
import type { DocumentSource } from '#engine/document';

/** A page, or a dialog or drawer written inside it: each has state, data and actions of its own. */
export interface WrittenScope {
  /** Empty for the document itself. */
  pointer: string;
  scope: Readonly<Record<string, unknown>>;
}

/** The scopes of a document, itself first. */
export function scopesOf(document: DocumentSource): WrittenScope[] {
  const found: WrittenScope[] = [{ pointer: '', scope: { ...document } }];
  for (const kind of ['dialogs', 'drawers'] as const) {
    for (const [name, scope] of Object.entries(document[kind] ?? {})) {
      if (isObject(scope)) found.push({ pointer: pointerTo(`/${kind}`, name), scope });
    }
  }
  return found;
}
