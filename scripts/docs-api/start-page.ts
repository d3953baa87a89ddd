import { areaPage, areaTitle } from './area-page.ts';
import { html, prose } from './html.ts';
import type { Page } from './layout.ts';
import type { Parts } from './parts.ts';
import type { Call } from './reference.ts';

/** The first page: what this is, where to begin, and every call by its area. */
export function renderStart(byArea: ReadonlyMap<string, readonly Call[]>, { labels }: Parts): Page {
  const calls = [...byArea.values()].flat();
  const planned = calls.filter(({ node }) => node['x-planned'] === true).length;
  const areas = [...byArea].map(
    ([area, list]) =>
      html`<li><a href="${areaPage(area)}">${areaTitle(area, labels)}</a> <span class="count">${list.length}</span>
<ul>${list.map(({ id }) => html`<li><a href="${areaPage(area)}#${id}">${id}</a></li>`)}</ul></li>`,
  );
  return {
    name: 'index.html',
    title: labels.start.title,
    summary: labels.start.summary,
    main: html`<h1>${labels.product}</h1>
<p>${labels.start.summary} ${labels.start.counts(calls.length, planned)}<a href="../openapi.json">openapi.json</a></p>
<p>${prose(labels.start.whereTo)}</p>
<p>${labels.start.languages}</p>
<h2 id="all">${labels.start.areas}</h2>
<ul class="areas">${areas}</ul>`,
  };
}
