import type { Catalogue, Diagnostic, DocumentSource, OverlayConflict, OverlayOperation } from '#engine/document';
import { checkDocument, type CheckContext, type Contract, createCatalogue, readContract } from '#engine/compiler';
import { applyOverlay } from '#engine/overlays';
import { createChangeRights, type RightsIssue } from '#engine/rights';
import { roleSets } from '#openapi';
import { loadShipped, type Shipped } from '#server/kernel/documents/shipped.ts';
import { productRoot } from '#server/kernel/foundation/product-root.ts';

/** What saving says of changes to a shipped page. */
export interface Judgement {
  conflicts: OverlayConflict[];
  /** What is wrong with the changed document whoever wrote it. */
  diagnostics: Diagnostic[];
  /** What it does that only a shipped document may do. */
  rights: RightsIssue[];
}

/** The shipped pages, and a judge of changes to them: the same functions as at saving, without a server. */
export interface ChangedPages {
  shipped: Shipped;
  catalogue: Catalogue;
  contract: Contract;
  source(id: string): DocumentSource;
  /** The same rights alone; throws when one of the changes cannot be made. */
  rights(id: string, operations: readonly OverlayOperation[]): RightsIssue[];
  judge(id: string, operations: readonly OverlayOperation[]): Judgement;
}

export async function readChangedPages(): Promise<ChangedPages> {
  const shipped = await loadShipped(productRoot());
  const catalogue = createCatalogue({ widgets: shipped.widgets, actions: shipped.actions });
  const context: CheckContext = {
    catalogue,
    operations: readContract(shipped.contract),
    roleSets,
    messages: shipped.messages,
    documents: (id) => shipped.documents.get(id),
    locale: 'en-US',
    shipped: false,
  };
  const { check: checkRights } = createChangeRights(context, () => shipped.documents.values());
  const changedBy = (id: string, operations: readonly OverlayOperation[]) =>
    applyOverlay(source(id), { operations: [...operations] });
  const source = (id: string): DocumentSource => {
    const found = shipped.documents.get(id);
    if (!found) throw new Error(`There is no document ${id}.`);
    return found;
  };
  return {
    shipped,
    catalogue,
    contract: context.operations,
    source,
    rights(id, operations) {
      const { document, conflicts } = changedBy(id, operations);
      // A change that was not made says nothing.
      if (conflicts.length > 0) throw new Error(`Not made: ${JSON.stringify(conflicts[0])}`);
      return checkRights(source(id), document);
    },
    judge(id, operations) {
      const { document, conflicts } = changedBy(id, operations);
      return {
        conflicts,
        diagnostics: checkDocument(document, context),
        rights: checkRights(source(id), document),
      };
    },
  };
}
