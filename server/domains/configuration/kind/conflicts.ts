import type { Schemas } from '#openapi';
import type { OverlayConflict } from '#engine/document';
import { choicesFor, shownPath, wantedBy } from '#engine/overlays';
import { contentHash } from '#server/kernel/documents/content-hash.ts';
import { conflictText } from './conflict-texts.ts';
import { conflictChange, type Reader } from './document-changes.ts';
import type { Opened } from './kind.ts';

type ConfigurationConflict = Schemas['ConfigurationConflict'];

/** The same for the same conflict, as long as nothing about it changes. */
export function conflictId({ code, operation, shipped, was }: OverlayConflict): string {
  return contentHash({ code, operation, shipped, was }).slice(0, 32);
}

/** The open changes of a value as administrators see them: position, all three values, and what can be decided. */
export function presentConflicts(opened: Opened | null, reader: Reader): ConfigurationConflict[] {
  const document = opened?.document;
  if (!document) return [];
  return opened.conflicts.map((conflict) => {
    const { code, operation, shipped, was } = conflict;
    const id = conflictId(conflict);
    return {
      id,
      code,
      message: conflictText(conflict, reader.locale),
      op: operation.op,
      node: nodeOf(operation),
      path: 'path' in operation ? shownPath(operation.path) : '',
      mine: wantedBy(operation) ?? null,
      shipped: shipped ?? null,
      was: was ?? null,
      choices: choicesFor(document, conflict),
      change: conflictChange(conflict, document, { ...reader, pointer: id }),
    };
  });
}

/** The node that the change is about; '' for the document itself. */
function nodeOf(operation: OverlayConflict['operation']): string {
  return operation.op === 'insert' ? operation.value.id : (operation.node ?? '');
}
