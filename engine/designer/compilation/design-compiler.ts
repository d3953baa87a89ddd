import { type CheckContext, compileDocument, createCatalogue, readContract } from '#engine/compiler';
import type { DocumentSource } from '#engine/document';
import { createChangeRights } from '#engine/rights';
import type { Compiled, DesignKit } from './protocol.ts';

type Compile = (asked: { turn: number; document: DocumentSource; locale: string }) => Compiled;

/** Checks and compiles as the server does when a draft is saved and when a page is shown (P49). */
export function createDesignCompiler(kit: DesignKit, changed: Readonly<Record<string, DocumentSource>>): Compile {
  const shipped = (id: string): DocumentSource | undefined =>
    Object.hasOwn(kit.documents, id) ? kit.documents[id] : undefined;
  const context: Omit<CheckContext, 'locale'> = {
    catalogue: createCatalogue({ widgets: kit.widgets, actions: kit.actions }),
    operations: readContract(kit.contract),
    roleSets: kit.roleSets,
    messages: kit.messages,
    documents: (id) => (Object.hasOwn(changed, id) ? changed[id] : shipped(id)),
    base: shipped,
    shipped: false,
  };
  const rights = createChangeRights({ ...context, documents: shipped }, () => Object.values(kit.documents));
  return ({ turn, document, locale }) => {
    const { document: compiled, diagnostics } = compileDocument(document, { ...context, locale });
    const denials = diagnostics.length > 0 ? [] : rights.check(shipped(document.id), document);
    return { turn, document: compiled, diagnostics, denials };
  };
}
