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

const files = import.meta.glob<unknown>('../pages/**/*.json', { eager: true, import: 'default' });
const contract = readContract(openapi);
const documents = new Map<string, DocumentSource>();
const messages: Messages = {
  'en-US': { ...widgetMessages['en-US'] },
  'zh-CN': { ...widgetMessages['zh-CN'] },
};
const written = {
  part: (id: string): unknown =>
    ['part', 'rowForm', 'list', 'dialog', 'drawer']
      .map((kind) => files[`../pages/${id.replace('.', '/')}.${kind}.json`])
      .find(isObject),
  facts: readCallFacts(openapi),
  document: (id: string): unknown =>
    Object.values(files).find((file) => isObject(file) && file.id === id && !isPartFile(file)),
};
// Safe: `npm run check:pages` has checked it.
const whole = (file: unknown): DocumentSource => joinDocument(file, written).document as DocumentSource;

for (const [path, file] of Object.entries(files)) {
  const locale = /messages\.(en-US|zh-CN)\.json$/.exec(path)?.[1];
  // Safe: `npm run check:pages` has checked documents and message files.
  if (locale === 'en-US' || locale === 'zh-CN') Object.assign(messages[locale], file);
  else if (isObject(file) && typeof file.id === 'string' && !isPartFile(file)) documents.set(file.id, whole(file));
}

/** A document of the product, with its parts joined; undefined for an unknown id. */
export const productDocument = (id: string): DocumentSource | undefined => documents.get(id);

/** What a call would answer: a value that fits the contract. */
export function answerTo(id: string): unknown {
  const answer = contract.operations[id]?.answer;
  return answer ? sampleOf(answer, contract.resolve) : null;
}

/** What a document is compiled against as if it were one of the product's: all its widgets, calls, documents and messages. */
export function productContext(locale: Locale, more?: Messages): CheckContext {
  return {
    catalogue: widgetCatalogue,
    operations: contract,
    roleSets,
    messages: more
      ? {
          'en-US': { ...messages['en-US'], ...more['en-US'] },
          'zh-CN': { ...messages['zh-CN'], ...more['zh-CN'] },
        }
      : messages,
    documents: productDocument,
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
