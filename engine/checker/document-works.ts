import type { CompiledDocument, Diagnostic, DocumentDiff, DocumentSource, Overlay } from '#engine/document';
import type { Rebased } from '#engine/overlays';
import type { Restrictions, RightsIssue } from '#engine/rights';
import { createCatalogue, documentHash } from '#engine/compiler';
import { applyOverlay, checkOverlay, createListKeys, diffDocuments, rebaseOverlay } from '#engine/overlays';
import { createDocumentChecker, type DocumentSet } from './document-checker.ts';
import type { CheckerKit } from './kit.ts';

/** The documents that differ from the shipped ones. */
type Changed = Record<string, DocumentSource>;

/** What is done with documents that a tenant has written, each as data that can be sent to a worker. */
export type DocumentWork =
  | { do: 'check'; source: unknown; changed: Changed }
  | { do: 'checkOverlay'; overlay: unknown }
  | { do: 'rights'; document: DocumentSource }
  | { do: 'restrictions'; base: DocumentSource }
  | { do: 'compile'; source: DocumentSource; changed: Changed; locale: string; changes: string }
  | { do: 'diff'; before: DocumentSource; after: DocumentSource }
  | {
      do: 'apply';
      id: string;
      base: DocumentSource;
      old: DocumentSource | undefined;
      isOther: boolean;
      overlay: Overlay;
    };

/** A compiled document as it is sent. */
export interface CompiledJson {
  json: string;
  hash: string;
}

/** An overlay on its base of today, and the document that it makes. */
export interface RebasedDocument extends Pick<Rebased, 'overlay' | 'conflicts'> {
  document: DocumentSource;
}

/** What each work comes to. */
export interface DocumentResults {
  check: readonly Diagnostic[];
  checkOverlay: readonly Diagnostic[];
  rights: readonly RightsIssue[];
  restrictions: Restrictions;
  compile: CompiledJson;
  diff: DocumentDiff;
  apply: RebasedDocument;
}

/** Does the works, in the thread that calls it. */
export function createDocumentWorks(kit: CheckerKit): (work: DocumentWork) => unknown {
  const catalogue = createCatalogue({ widgets: kit.widgets, actions: kit.actions });
  const keys = createListKeys(catalogue);
  const checker = createDocumentChecker(kit, catalogue);
  const documentsWith = (changed: Changed): DocumentSet => ({
    source: (id) => (Object.hasOwn(changed, id) ? changed[id] : kit.documents.get(id)),
  });

  function results(work: DocumentWork): DocumentResults[DocumentWork['do']] {
    switch (work.do) {
      case 'check':
        return checker.check(work.source, documentsWith(work.changed));
      case 'checkOverlay':
        return checkOverlay(work.overlay);
      case 'rights':
        return checker.rights(work.document);
      case 'restrictions':
        return checker.restrictions(work.base);
      case 'compile':
        return compiledJson(
          checker.compile(work.source, documentsWith(work.changed), {
            locale: work.locale,
            isShipped: false,
            changes: work.changes,
          }).document,
        );
      case 'diff':
        return diffDocuments(work.before, work.after, keys);
      case 'apply': {
        const { id, base, old, isOther, overlay } = work;
        // Where it was made on another document, the result has to be one that may be shown.
        const isSound = isOther ? (document: DocumentSource) => checker.isSound(id, document) : undefined;
        const rebased = rebaseOverlay(old ?? base, base, overlay, isSound);
        const { document } = applyOverlay(base, rebased.overlay);
        return { overlay: rebased.overlay, conflicts: rebased.conflicts, document };
      }
    }
  }
  return results;
}

/** Writes a compiled document, with the hash that is its address. */
export function compiledJson(document: CompiledDocument): CompiledJson {
  return { json: JSON.stringify(document), hash: documentHash(document) };
}
