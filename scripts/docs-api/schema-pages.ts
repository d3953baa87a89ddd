import { type FieldLists, schemaPage } from './fields.ts';
import { html, prose } from './html.ts';
import type { Page } from './layout.ts';
import type { Schemas } from './schema-facts.ts';

/** A page for each schema that is too big to be folded into others, and for each that those name in turn. */
export function renderSchemaPages(fields: FieldLists, schemas: Schemas): Page[] {
  const pages = new Map<string, Page>();
  // Rendering a page may link further ones: the set grows while it is walked.
  for (const name of fields.linked) {
    const schema = schemas.get(name);
    const text = typeof schema['description'] === 'string' ? schema['description'] : undefined;
    const examples = Array.isArray(schema['examples']) ? schema['examples'] : [];
    const shown = examples.map(
      (example) =>
        html`<h2>Example</h2><pre tabindex="0" role="group" aria-label="Example of ${name}"><code>${JSON.stringify(example, null, 2)}</code></pre>`,
    );
    pages.set(name, {
      name: schemaPage(name),
      title: name,
      summary: `The schema ${name}.`,
      main: html`<h1>${name}</h1>${text !== undefined && html`<p>${prose(text)}</p>`}
${fields.of({ $ref: `#/components/schemas/${name}` })}${shown}`,
    });
  }
  return [...pages.values()];
}
