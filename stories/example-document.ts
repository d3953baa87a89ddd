import type { CompiledDocument, Diagnostic } from '#engine/document';
import { compileDocument } from '#engine/compiler';
import { exampleContext, widgetCatalogue } from '#tests/widgets/example-context.ts';
import { type Example, examplePage } from '#tests/widgets/example-page.ts';

export interface CompiledExample {
  document: CompiledDocument;
  diagnostics: Diagnostic[];
}

/** The example as a page with one node, compiled for one language as the server does it. */
export function compileExample(widget: string, example: Example, locale: string): CompiledExample {
  const page = examplePage(example, widget, widgetCatalogue.widgets[widget]);
  return compileDocument(page, exampleContext(example, locale));
}

/** The same of an example that is right; throws with its first diagnostic. */
export function exampleDocument(widget: string, example: Example, locale: string): CompiledDocument {
  const { document, diagnostics } = compileExample(widget, example, locale);
  if (diagnostics[0])
    throw new Error(`${widget}, example ${example.name}: ${diagnostics[0].pointer} ${diagnostics[0].message}`);
  return document;
}
