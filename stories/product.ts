import type { CompiledDocument, Diagnostic, DocumentSource } from '#engine/document';
import { joinDocument } from '#engine/join';
import { isPartFile } from '#engine/written';
import { type CheckContext, compileDocument, readCallFacts, readContract } from '#engine/compiler';
import { roleSets } from '#openapi';
import { isObject } from '#schemas';
import { widgetCatalogue } from '#tests/widgets/example-context.ts';
import widgetMessages from '#widgets/generated/messages.json' with { type: 'json' };
import openapi from '../openapi/generated/openapi.json' with { type: 'json' };
import type { Locale } from './host-for.ts';
import { sampleOf } from './sample-answer.ts';

type Messages = Record<Locale, Record<string, string>>;

const locales = ['en-US', 'zh-CN'] as const;

const files = import.meta.glob<unknown>('../pages/**/*.json', { eager: true, import: 'default' });
const contract = readContract(openapi);
const facts = readCallFacts(openapi);
const ofProduct = byId(files);
const messages: Messages = messagesOf(files);
for (const locale of locales) messages[locale] = { ...widgetMessages[locale], ...messages[locale] };

/** The documents of some files by id, whole: parts, lists and row forms in their places. They may name those of the product. */
export function wholeDocuments(read: Readonly<Record<string, unknown>>): Map<string, DocumentSource> {
  const own = byId(read);
  const written = {
    part: (id: string): unknown => own.parts.get(id) ?? ofProduct.parts.get(id),
    document: (id: string): unknown => own.whole.get(id) ?? ofProduct.whole.get(id),
    facts,
  };
  return new Map(
    // Safe: `npm run check:pages` and scripts/pages/check.test.ts have checked them.
    [...own.whole].map(([id, file]) => [id, joinDocument(file, written).document as DocumentSource]),
  );
}

/** The texts of message files by language. */
export function messagesOf(read: Readonly<Record<string, unknown>>): Messages {
  const found: Messages = { 'en-US': {}, 'zh-CN': {} };
  for (const [path, file] of Object.entries(read)) {
    const locale = locales.find((one) => path.endsWith(`messages.${one}.json`));
    // Safe: `npm run check:pages` and scripts/pages/check.test.ts have checked them.
    if (locale) Object.assign(found[locale], file);
  }
  return found;
}

/** A part and a document may have the same id. */
function byId(read: Readonly<Record<string, unknown>>): { parts: Map<string, unknown>; whole: Map<string, unknown> } {
  const found = { parts: new Map<string, unknown>(), whole: new Map<string, unknown>() };
  for (const file of Object.values(read))
    if (isObject(file) && typeof file.id === 'string')
      (isPartFile(file) ? found.parts : found.whole).set(file.id, file);
  return found;
}

const documents = wholeDocuments(files);

/** A document of the product, with its parts joined; undefined for an unknown id. */
export const productDocument = (id: string): DocumentSource | undefined => documents.get(id);

/** What a call would answer: a value that fits the contract. */
export function answerTo(id: string): unknown {
  const answer = contract.operations[id]?.answer;
  return answer ? sampleOf(answer, contract.resolve) : null;
}

/** What a document is compiled against as if it were one of the product's: all its widgets, calls, documents and messages, and more. */
export function productContext(
  locale: Locale,
  more: { messages?: Messages; documents?: ReadonlyMap<string, DocumentSource> } = {},
): CheckContext {
  return {
    catalogue: widgetCatalogue,
    operations: contract,
    roleSets,
    messages: more.messages
      ? {
          'en-US': { ...messages['en-US'], ...more.messages['en-US'] },
          'zh-CN': { ...messages['zh-CN'], ...more.messages['zh-CN'] },
        }
      : messages,
    documents: (id) => more.documents?.get(id) ?? productDocument(id),
    locale,
    shipped: true,
  };
}

/** The document for one language; throws with its first diagnostic. */
export function compiledFor(source: DocumentSource, context: CheckContext): CompiledDocument {
  const { document, diagnostics } = compileDocument(source, context);
  if (diagnostics[0]) throw new Error(`${source.id}: ${sentence(diagnostics[0])}`);
  return document;
}

const sentence = ({ pointer, message }: Diagnostic): string => `${pointer} ${message}`;
