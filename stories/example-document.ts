import type { CompiledDocument } from '#engine/core';
import { compileDocument } from '#engine/compile';
import { exampleContext, widgetCatalogue } from '#tests/widgets/example-context.ts';
import { type Example, examplePage } from '#tests/widgets/example-page.ts';

/** The example as a page with one node, compiled for one language as the server does it. */
export function exampleDocument(widget: string, example: Example, locale: string): CompiledDocument {
  const page = examplePage(example, widget, widgetCatalogue.widgets[widget]);
  const { document, faults } = compileDocument(page, exampleContext(example, locale));
  if (faults[0]) throw new Error(`${widget}, example ${example.name}: ${faults[0].pointer} ${faults[0].message}`);
  return document;
}
