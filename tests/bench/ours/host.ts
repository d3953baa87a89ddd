import type { CompiledDocument, DocumentSource, Diagnostic } from '#engine/document';
import type { EngineHost } from '#engine/runtime';
import { widgetDescriptions, widgetMessages, widgetRegistry } from '#widgets/package.ts';
import { type CheckOptions, createCheckContext } from '../../../engine/package/check-context.ts';
import { compileDocument } from '../../../engine/package/compile.ts';
import { createBrowserHost } from '../../../engine/react/browser-host.ts';

/** What a page may be given beside its document. */
export interface Surroundings {
  documents?: CheckOptions['documents'];
  openapi?: unknown;
  host?: Partial<Pick<Parameters<typeof createBrowserHost>[0], 'operations' | 'preloaded'>>;
}

/** A host with all of the product's widgets. Without a client of its own it calls no server. */
export function benchHost({ host }: Surroundings = {}): EngineHost {
  return createBrowserHost({
    widgets: widgetRegistry,
    operations: {},
    client: { call: (id) => Promise.reject(new Error(`There is no server, and the page called ${id}.`)) },
    notify: ({ text }) => console.log(text),
    language: 'en-US',
    ...host,
  });
}

/** What a server does before it hands a page out. Throws with the first diagnostics of the document. */
export function compiled(page: DocumentSource, { documents, openapi }: Surroundings): CompiledDocument {
  const context = createCheckContext({
    widgets: widgetDescriptions,
    messages: widgetMessages,
    documents,
    openapi,
  });
  const { document, diagnostics } = compileDocument(page, context);
  if (diagnostics.length > 0) throw new Error(diagnostics.slice(0, 5).map(said).join('\n'));
  return document;
}

const said = ({ code, pointer, message }: Diagnostic): string => `${code} ${pointer} ${message}`;
