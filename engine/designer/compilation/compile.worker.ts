/** A thread of the browser that checks and compiles what is designed, so that no key waits for it. */
import { createDocumentChecker, readKit } from '#engine/checker';
import { createCatalogue, type DocumentCompilation } from '#engine/compiler';
import type { Asked, Compiled, Judged } from './protocol.ts';

type Open = Extract<Asked, { do: 'open' }>;
type Compile = Extract<Asked, { do: 'compile' }>;

/** Milliseconds without a change before its rights are judged, which takes longer than to compile it. */
const rest = 150;

/** Checks and compiles as the server does when a draft is saved and when a page is shown (P49). */
function createDesignCompiler(
  { kit: written, changed }: Open,
  post: (answer: Compiled | Judged) => void,
): (asked: Compile) => void {
  const kit = readKit(written);
  const checker = createDocumentChecker(kit, createCatalogue(kit));
  const documents = {
    source: (id: string) => (Object.hasOwn(changed, id) ? changed[id] : kit.documents.get(id)),
  };
  let last: { locale: string; compilation: DocumentCompilation } | undefined;
  let judging: ReturnType<typeof setTimeout> | undefined;
  return ({ turn, document, locale }) => {
    clearTimeout(judging);
    if (last?.locale === locale) last.compilation.update(document);
    else last = { locale, compilation: checker.edited(document, documents, { locale, isShipped: false }) };
    const compiled = last.compilation.current;
    post({ turn, document: compiled.document, diagnostics: compiled.diagnostics });
    if (compiled.diagnostics.length === 0)
      judging = setTimeout(() => post({ turn, denials: checker.rights(document) }), rest);
  };
}

let compile: ((asked: Compile) => void) | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.do === 'open') compile = createDesignCompiler(data, (answer) => self.postMessage(answer));
  else compile?.(data);
});
