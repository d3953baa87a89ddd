import { LRUCache } from 'lru-cache';
import { roleSets } from '#openapi';
import type { Catalogue, CompiledDocument, DocumentSource, Diagnostic, CompiledTheme } from '#engine/document';
import { type CheckContext, checkDocument, compileDocument, compileTheme, readContract } from '#engine/compiler';
import { createChangeRights, type Restrictions, type RightsIssue } from '#engine/rights';
import { loginDocument, loginDocumentIssues } from './login-document.ts';
import { locales, type Shipped } from './shipped.ts';

/** Finds the documents that another one names. */
export interface DocumentSet {
  source(id: string): DocumentSource | undefined;
}

/** Checks and compiles documents and themes against the product's catalogue, contract and texts. */
export interface DocumentChecker {
  check(source: unknown, documents: DocumentSet): readonly Diagnostic[];
  /** What a changed document does that only a shipped one may do (P43, P44); for one in which `check` finds nothing. */
  rights(document: DocumentSource): readonly RightsIssue[];
  /** What of a document is not free to change: of the shipped one, or of what the platform made of it. */
  restrictions(base: DocumentSource): Restrictions;
  /** Whether a changed document may be shown: it has the rights of one, and the sign-in page keeps the nodes of a sign-in. */
  isSound(id: string, document: DocumentSource): boolean;
  compile(source: DocumentSource, documents: DocumentSet, options: CompileOptions): CompiledDocument;
  /** `forgiven` are codes of diagnostics that are reported and do not prevent the compilation. */
  theme(source: unknown, forgiven?: readonly string[]): CompiledTheme;
}

interface CompileOptions {
  locale: string;
  /** The document has no changes. */
  isShipped: boolean;
  /** The version of its changes, which the calls of changed parts name. */
  changes?: string;
}

/** How many compiled themes are cached; the least recently used are dropped first. */
const maxCachedThemes = 2_000;

export function createDocumentChecker(
  shipped: Pick<Shipped, 'documents' | 'messages' | 'contract'>,
  catalogue: Catalogue,
): DocumentChecker {
  const operations = readContract(shipped.contract);
  const themes = new LRUCache<string, CompiledTheme>({ max: maxCachedThemes });
  const asShipped: DocumentSet = { source: (id) => shipped.documents.get(id) };

  const context = (documents: DocumentSet, { locale, isShipped, changes }: CompileOptions): CheckContext => ({
    catalogue,
    operations,
    roleSets,
    messages: shipped.messages,
    documents: documents.source,
    locale,
    shipped: isShipped,
    ...(!isShipped && { base: (id: string) => shipped.documents.get(id) }),
    ...(changes !== undefined && { changes }),
  });
  const changed = { locale: locales[0], isShipped: false };

  const changeRights = createChangeRights(context(asShipped, changed), () => shipped.documents.values());
  const rights = (document: DocumentSource): readonly RightsIssue[] =>
    changeRights.check(shipped.documents.get(document.id), document);

  return {
    check: (source, documents) => checkDocument(source, context(documents, changed)),
    isSound(id, document) {
      const source = shipped.documents.get(id);
      if (id === loginDocument && source && loginDocumentIssues(source, document, []).length > 0) return false;
      return checkDocument(document, context(asShipped, changed)).length === 0 && rights(document).length === 0;
    },
    rights,
    restrictions: (base) => changeRights.restrictions(shipped.documents.get(base.id) ?? base, base),
    compile: (source, documents, options) => compileDocument(source, context(documents, options)).document,
    theme(source, forgiven) {
      // Checking every pair of colours takes some milliseconds, and every entry page asks: what is right is compiled once.
      const key = JSON.stringify(source);
      const known = themes.get(key);
      if (known) return known;
      const theme = compileTheme(source, context(asShipped, changed), forgiven);
      if (theme.diagnostics.length === 0) themes.set(key, theme);
      return theme;
    },
  };
}
