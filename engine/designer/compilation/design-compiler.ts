import { createDocumentChecker, readKit } from '#engine/checker';
import { createCatalogue } from '#engine/compiler';
import type { DocumentSource } from '#engine/document';
import type { Compiled, DesignKit } from './protocol.ts';

type Compile = (asked: { turn: number; document: DocumentSource; locale: string }) => Compiled;

/** Checks and compiles as the server does when a draft is saved and when a page is shown (P49). */
export function createDesignCompiler(written: DesignKit, changed: Readonly<Record<string, DocumentSource>>): Compile {
  const kit = readKit(written);
  const checker = createDocumentChecker(kit, createCatalogue(kit));
  const documents = {
    source: (id: string) => (Object.hasOwn(changed, id) ? changed[id] : kit.documents.get(id)),
  };
  return ({ turn, document, locale }) => {
    const compiled = checker.compile(document, documents, { locale, isShipped: false });
    const denials = compiled.diagnostics.length > 0 ? [] : checker.rights(document);
    return { turn, document: compiled.document, diagnostics: compiled.diagnostics, denials };
  };
}
