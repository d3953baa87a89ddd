import { type Html, html } from './html.ts';
import type { Labels } from './labels/en-US.ts';

/** A page as it is written: its name in the folder of its language and its content. */
export interface Page {
  name: string;
  title: string;
  /** For search engines and link previews; one sentence. */
  summary: string;
  main: Html;
}

/** One entry of the navigation. */
export interface Entry {
  href: string;
  label: string;
  count?: number;
}

/** What all pages of a language have around their content. */
export interface Frame {
  labels: Labels;
  version: string;
  guide: readonly Entry[];
  areas: readonly Entry[];
}

function navigation(label: string, entries: readonly Entry[], current: string): Html {
  const rows = entries.map(
    ({ href, label: text, count }) =>
      html`<li><a href="${href}"${href === current && html` aria-current="page"`}>${text}${count !== undefined && html` <span class="count">${count}</span>`}</a></li>`,
  );
  return html`<h2>${label}</h2><ul>${rows}</ul>`;
}

/** The words that scripts show, as the attribute from which they read them. */
function scriptLabels({ search, theme, copy }: Labels): string {
  return JSON.stringify({ search, theme, copy });
}

/**
 * The whole text of a page. Scripts and styles are files: the policy allows nothing inline. Search and theme switch
 * are hidden until their script runs, so that without it nothing is shown that does not work.
 */
export function renderPage({ name, title, summary, main }: Page, { labels, version, guide, areas }: Frame): string {
  const { other, search, navigation: texts } = labels;
  return `<!doctype html>
${
  html`<html lang="${labels.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${summary}">
<title>${title} · ${labels.product}</title>
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="../reference.css">
<link rel="stylesheet" href="../content.css">
<script src="../theme.js"></script>
<script src="../search-index.js" defer></script>
<script src="../reference.js" defer></script>
</head>
<body data-words="${scriptLabels(labels)}">
<a class="skip" href="#main">${labels.skip}</a>
<header>
<a class="brand" href="index.html"><img src="../icon.svg" alt="" width="24" height="24"> <span class="product">${labels.product}</span> <span class="version">${version}</span></a>
<div class="search" role="search" hidden>
<input id="search" type="search" role="combobox" aria-label="${search.label}" placeholder="${search.placeholder}" autocomplete="off" spellcheck="false" aria-autocomplete="list" aria-expanded="false" aria-controls="results">
<ul id="results" role="listbox" aria-label="${search.results}" hidden></ul>
<p class="said" role="status"></p>
</div>
<a class="language" href="../${other.language}/${name}" hreflang="${other.language}" lang="${other.language}">${other.label}</a>
<button class="theme" type="button" hidden></button>
<a class="to-areas" href="#areas">${texts.toAreas}</a>
</header>
<div class="frame">
<main id="main" tabindex="-1">
${main}
</main>
<nav id="areas" aria-label="${texts.label}">
${navigation(texts.guide, guide, name)}
${navigation(texts.areas, areas, name)}
</nav>
</div>
</body>
</html>
`.markup
}`;
}
