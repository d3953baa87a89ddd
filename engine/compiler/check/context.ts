import type { Catalogue, DocumentSource } from '#engine/document';
import type { Contract } from './contract.ts';

/** What a document is checked and compiled against. */
export interface CheckContext {
  catalogue: Catalogue;
  /** `readContract` of the bundled `openapi/generated/openapi.json`. */
  operations: Contract;
  /** Role sets of `openapi/roles.yaml`. */
  roleSets: Readonly<Record<string, readonly string[]>>;
  /** ICU texts by language and key, of the pages and of the widgets. */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Other documents: fragments, forms, layouts, dialogs and drawers. */
  documents: (id: string) => DocumentSource | undefined;
  /**
   * What the product ships under an id, for documents that others have changed: what is not in it is compiled with the rights of
   * a changed part. Absent: the document is trusted as a whole.
   */
  base?: (id: string) => DocumentSource | undefined;
  /** The version of those changes, as the calls of changed parts name it. */
  changes?: string;
  /** The language that is compiled. */
  locale: string;
  /** True for the product's own documents: visible text has to be a message in every language. */
  shipped: boolean;
}
