import { callSection, plannedMark } from './call-section.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';
import type { Parts } from './parts.ts';
import type { Call } from './reference.ts';
import { told } from './told.ts';
import type { Words } from './words/en-US.ts';

/** The address of an area's page. */
export const areaPage = (area: string): string => `area-${area}.html`;

/** An area's name for people: `api-key` → API keys. */
export const areaTitle = (area: string, { areaNames }: Words): string => areaNames[area] ?? area;

/** All calls of one area, with a table of contents. */
export function renderArea(area: string, calls: readonly Call[], parts: Parts): Page {
  const { words } = parts;
  const title = areaTitle(area, words);
  const rows = calls.map((call) => {
    const { id, method, path, node } = call;
    return html`<li><div><a href="#${id}"><span class="method" data-method="${method}">${method}</span> <code>${id}</code></a>${plannedMark(call, parts)} <code class="path">${path}</code></div> <span>${told(node['summary'], words)}</span></li>`;
  });
  return {
    name: areaPage(area),
    title,
    summary: words.area.summary(calls.length, title),
    main: html`<h1>${title}</h1>
<ol class="contents">${rows}</ol>
${calls.map((call) => callSection(call, parts))}`,
  };
}
