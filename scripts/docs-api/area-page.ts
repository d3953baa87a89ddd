import { type CallParts, callSection } from './call-section.ts';
import { html, prose } from './html.ts';
import type { Page } from './layout.ts';
import type { Call } from './reference.ts';

/** The address of an area's page. */
export const areaPage = (area: string): string => `area-${area}.html`;

/** An area's name for people: `menu-auth` → Menu auth. */
export const areaTitle = (area: string): string => area.charAt(0).toUpperCase() + area.slice(1).replaceAll('-', ' ');

/** All calls of one area, with a table of contents. */
export function renderArea(area: string, calls: readonly Call[], parts: CallParts): Page {
  const title = areaTitle(area);
  const rows = calls.map(
    ({ id, method, path, node }) =>
      html`<li><div><a href="#${id}"><span class="method" data-method="${method}">${method}</span> <code>${id}</code></a> <code class="path">${path}</code></div> <span>${prose(String(node['summary'] ?? ''))}</span></li>`,
  );
  return {
    name: areaPage(area),
    title,
    summary: `The ${calls.length} calls of the area ${area}.`,
    main: html`<h1>${title}</h1>
<ol class="contents">${rows}</ol>
${calls.map((call) => callSection(call, parts))}`,
  };
}
