import type { CompiledDocument, Fault } from '#engine/runtime';
import { compileDocument } from '#engine/compiler';
import { exampleContext, widgetCatalogue } from '#tests/widgets/example-context.ts';
import { type Example, examplePage } from '#tests/widgets/example-page.ts';

export interface CompiledExample {
  document: CompiledDocument;
  faults: Fault[];
}

/** The example as a page with one node, compiled for one language as the server does it. */
export function compileExample(widget: string, example: Example, locale: string): CompiledExample {
  const page = examplePage(example, widget, widgetCatalogue.widgets[widget]);
  return compileDocument(page, exampleContext(example, locale));
}

/** The same of an example that is right; throws with its first mistake. */
export function exampleDocument(widget: string, example: Example, locale: string): CompiledDocument {
  const { document, faults } = compileExample(widget, example, locale);
  if (faults[0]) throw new Error(`${widget}, example ${example.name}: ${faults[0].pointer} ${faults[0].message}`);
  return document;
}
