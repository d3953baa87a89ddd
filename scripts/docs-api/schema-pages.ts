import { areaPage } from './area-page.ts';
import { exampleBlock } from './example-block.ts';
import { schemaPage } from './fields.ts';
import { type Html, html, joined, prose } from './html.ts';
import type { Page } from './layout.ts';
import type { Parts } from './parts.ts';
import type { Call } from './reference.ts';
import { schemaUsers } from './schema-users.ts';
import { localize } from './localize.ts';

/** A page for each schema that is too big to be folded into others, and for each that those name in turn. */
export function renderSchemaPages(calls: readonly Call[], parts: Parts): Page[] {
  const { fields, schemas, labels } = parts;
  const users = schemaUsers(calls, schemas);
  const pages = new Map<string, Page>();
  // Rendering a page may link further ones: the set grows while it is walked.
  for (const name of fields.linked) {
    const schema = schemas.get(name);
    const text = localize(schema['description'], labels);
    const examples = Array.isArray(schema['examples']) ? schema['examples'] : [];
    const title = labels.schemas.example;
    const shown = examples.map(
      (example) => html`<h2>${title}</h2>${exampleBlock(`${title}: ${name}`, JSON.stringify(example, null, 2))}`,
    );
    const links = (users.get(name) ?? []).map(
      ({ id, area }) => html`<a href="${areaPage(area)}#${id}"><code>${id}</code></a>`,
    );
    const used = links.length > 0 && html`<h2>${labels.schemas.usedBy}</h2><p>${joined(links, ', ')}</p>`;
    pages.set(name, {
      name: schemaPage(name),
      title: name,
      summary: labels.schemas.ofSchema(name),
      main: html`<h1>${name}</h1>${text && html`<p>${text}</p>`}
${fields.of({ $ref: `#/components/schemas/${name}` })}${shown}${used}`,
    });
  }
  return [...pages.values()].sort((a, b) => (a.title < b.title ? -1 : 1));
}

/** The list of those pages. */
export function renderSchemaList(pages: readonly Page[], { schemas, labels }: Parts): Page {
  const rows = pages.map(
    ({ name, title }): Html =>
      html`<div><dt><a href="${name}"><code>${title}</code></a></dt><dd>${localize(schemas.get(title)['description'], labels)}</dd></div>`,
  );
  const { title, summary, lead } = labels.schemas;
  return {
    name: 'schemas.html',
    title,
    summary,
    main: html`<h1>${title}</h1>
<p>${prose(lead)}</p>
<dl class="terms">${rows}</dl>`,
  };
}
