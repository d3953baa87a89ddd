import { callSection, plannedMark } from './call-section.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';
import type { Parts } from './parts.ts';
import type { Call } from './reference.ts';
import { localize } from './localize.ts';
import type { Labels } from './labels/en-US.ts';

/** The address of an area's page. */
export const areaPage = (area: string): string => `area-${area}.html`;

/** An area's name for people: `api-key` → API keys. */
export const areaTitle = (area: string, { areaNames }: Labels): string => areaNames[area] ?? area;

/** All calls of one area, with a table of contents. */
export function renderArea(area: string, calls: readonly Call[], parts: Parts): Page {
  const { labels } = parts;
  const title = areaTitle(area, labels);
  const rows = calls.map((call) => {
    const { id, method, path, node } = call;
    return html`<li><div><a href="#${id}"><span class="method" data-method="${method}">${method}</span> <code>${id}</code></a>${plannedMark(call, parts)} <code class="path">${path}</code></div> <span>${localize(node['summary'], labels)}</span></li>`;
  });
  return {
    name: areaPage(area),
    title,
    summary: labels.area.summary(calls.length, title),
    main: html`<h1>${title}</h1>
<ol class="contents">${rows}</ol>
${calls.map((call) => callSection(call, parts))}`,
  };
}
