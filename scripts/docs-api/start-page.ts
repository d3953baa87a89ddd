import { areaPage, areaTitle } from './area-page.ts';
import { html, prose } from './html.ts';
import type { Page } from './layout.ts';
import type { Parts } from './parts.ts';
import type { Call } from './reference.ts';

/** The first page: what this is, where to begin, and every call by its area. */
export function renderStart(byArea: ReadonlyMap<string, readonly Call[]>, { words }: Parts): Page {
  const calls = [...byArea.values()].flat();
  const planned = calls.filter(({ node }) => node['x-planned'] === true).length;
  const areas = [...byArea].map(
    ([area, list]) =>
      html`<li><a href="${areaPage(area)}">${areaTitle(area, words)}</a> <span class="count">${list.length}</span>
<ul>${list.map(({ id }) => html`<li><a href="${areaPage(area)}#${id}">${id}</a></li>`)}</ul></li>`,
  );
  return {
    name: 'index.html',
    title: words.start.title,
    summary: words.start.summary,
    main: html`<h1>${words.product}</h1>
<p>${words.start.summary} ${words.start.counts(calls.length, planned)}<a href="../openapi.json">openapi.json</a></p>
<p>${prose(words.start.whereTo)}</p>
<p>${words.start.languages}</p>
<h2 id="all">${words.start.areas}</h2>
<ul class="areas">${areas}</ul>`,
  };
}
