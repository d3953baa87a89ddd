/** A thread of the browser that checks and compiles what is designed, so that no key waits for it. */
import { createDocumentChecker, readKit } from '#engine/checker';
import { createCatalogue } from '#engine/compiler';
import type { Asked, Compiled } from './protocol.ts';

type Open = Extract<Asked, { do: 'open' }>;
type Compile = (asked: Extract<Asked, { do: 'compile' }>) => Compiled;

/** Checks and compiles as the server does when a draft is saved and when a page is shown (P49). */
function createDesignCompiler({ kit: written, changed }: Open): Compile {
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

let compile: Compile | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.do === 'open') compile = createDesignCompiler(data);
  else if (compile) self.postMessage(compile(data));
});
