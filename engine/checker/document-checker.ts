import type { Catalogue, CompiledTheme, Diagnostic, DocumentSource } from '#engine/document';
import {
  type CheckContext,
  checkDocument,
  type Compilation,
  compileDocument,
  compileTheme,
  createCompilation,
  type DocumentCompilation,
  readContract,
} from '#engine/compiler';
import { createChangeRights, type Restrictions, type RightsIssue } from '#engine/rights';
import type { CheckerKit } from './kit.ts';
import { loginDocument, loginDocumentIssues } from './login-document.ts';

/** Finds the documents that another one names. */
export interface DocumentSet {
  source(id: string): DocumentSource | undefined;
}

/** Checks and compiles documents and themes against a product's catalogue, contract and texts. */
export interface DocumentChecker {
  check(source: unknown, documents: DocumentSet): readonly Diagnostic[];
  /** What a changed document does that only a shipped one may do (P43, P44); for one in which `check` finds nothing. */
  rights(document: DocumentSource): readonly RightsIssue[];
  /** What of a document is not free to change: of the shipped one, or of what the platform made of it. */
  restrictions(base: DocumentSource): Restrictions;
  /** Whether a changed document may be shown: it has the rights of one, and the sign-in page keeps the nodes of a sign-in. */
  isSound(id: string, document: DocumentSource): boolean;
  compile(source: DocumentSource, documents: DocumentSet, options: CompileOptions): Compilation;
  /** Compiles a document that is going to be edited; what `documents` gives stays as it is. */
  edited(source: DocumentSource, documents: DocumentSet, options: CompileOptions): DocumentCompilation;
  /** `forgiven` are codes of diagnostics that are reported and do not prevent the compilation. */
  theme(source: unknown, forgiven?: readonly string[]): CompiledTheme;
}

/** In which language a document is compiled, and whose parts it has. */
export interface CompileOptions {
  locale: string;
  /** The document has no changes. */
  isShipped: boolean;
  /** The version of its changes, which the calls of changed parts name. */
  changes?: string;
}

/** Makes the checker; the same on the server and in the designer's browser, so that both find the same. */
export function createDocumentChecker(
  kit: Omit<CheckerKit, 'widgets' | 'actions'>,
  catalogue: Catalogue,
): DocumentChecker {
  const operations = readContract(kit.contract, kit.roleSets);
  const asShipped: DocumentSet = { source: (id) => kit.documents.get(id) };

  const context = (documents: DocumentSet, { locale, isShipped, changes }: CompileOptions): CheckContext => ({
    catalogue,
    operations,
    roleSets: kit.roleSets,
    messages: kit.messages,
    documents: documents.source,
    locale,
    shipped: isShipped,
    ...(!isShipped && { base: (id: string) => kit.documents.get(id) }),
    ...(changes !== undefined && { changes }),
  });
  // What a check finds is the same in every language.
  const changed = { locale: 'zh-CN', isShipped: false };

  const changeRights = createChangeRights(context(asShipped, changed), () => kit.documents.values());
  const rights = (document: DocumentSource): readonly RightsIssue[] =>
    changeRights.check(kit.documents.get(document.id), document);

  return {
    check: (source, documents) => checkDocument(source, context(documents, changed)),
    isSound(id, document) {
      const source = kit.documents.get(id);
      if (id === loginDocument && source && loginDocumentIssues(source, document, []).length > 0) return false;
      return checkDocument(document, context(asShipped, changed)).length === 0 && rights(document).length === 0;
    },
    rights,
    restrictions: (base) => changeRights.restrictions(kit.documents.get(base.id) ?? base, base),
    compile: (source, documents, options) => compileDocument(source, context(documents, options)),
    edited: (source, documents, options) => createCompilation(source, context(documents, options)),
    theme: (source, forgiven) => compileTheme(source, context(asShipped, changed), forgiven),
  };
}
