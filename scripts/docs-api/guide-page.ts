import { child, isNode } from '../contract/source.ts';
import { exampleBlock } from './example-block.ts';
import { guideExamples } from './guide-examples.ts';
import { html, prose } from './html.ts';
import type { Page } from './layout.ts';
import type { Parts } from './parts.ts';

/** How calls are made and what all of them share, for a developer's first call. */
export function renderGuide({ source, fields, labels: { guide } }: Parts): Page {
  const sections = guide.sections.map(({ id, title, text, examples = [] }) => {
    const blocks = examples.map((name) => exampleBlock(guide.exampleOf(title), guideExamples[name].code));
    return html`<section aria-labelledby="${id}"><h2 id="${id}"><a href="#${id}">${title}</a></h2>
${text.map((paragraph) => html`<p>${prose(paragraph)}</p>`)}${blocks}</section>`;
  });
  const headers = Object.values(child(child(source.document, 'components'), 'parameters'))
    .filter(isNode)
    .filter((parameter) => parameter['in'] === 'header')
    .map((parameter) => {
      const schema = isNode(parameter['schema']) ? parameter['schema'] : {};
      return fields.field(String(parameter['name']), { ...schema, description: parameter['description'] }, false);
    });
  return {
    name: 'guide.html',
    title: guide.title,
    summary: guide.summary,
    main: html`<h1>${guide.title}</h1>
<p>${guide.lead}</p>
${sections}
<section aria-labelledby="headers"><h2 id="headers"><a href="#headers">${guide.headers.title}</a></h2>
<p>${guide.headers.lead}</p>
<ul class="fields">${headers}</ul></section>`,
  };
}
