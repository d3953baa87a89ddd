import { type Html, html } from './html.ts';

/** A page as it is written: its name in the folder and its whole text. */
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

function navigation(label: string, entries: readonly Entry[], current: string): Html {
  const rows = entries.map(
    ({ href, label: text, count }) =>
      html`<li><a href="${href}"${href === current && html` aria-current="page"`}>${text}${count !== undefined && html` <span class="count">${count}</span>`}</a></li>`,
  );
  return html`<h2>${label}</h2><ul>${rows}</ul>`;
}

/**
 * The whole text of a page. Scripts and styles are files: the policy allows nothing inline. Search and theme switch
 * are hidden until their script runs, so that without it nothing is shown that does not work.
 */
export function renderPage(
  page: Page,
  parts: { areas: readonly Entry[]; more: readonly Entry[]; version: string },
): string {
  const { name, title, summary, main } = page;
  return `<!doctype html>
${
  html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${summary}">
<title>${title} · Pagewright API</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="reference.css">
<link rel="stylesheet" href="content.css">
<script src="theme.js"></script>
<script src="search-index.js" defer></script>
<script src="reference.js" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
<a class="brand" href="index.html"><img src="icon.svg" alt="" width="24" height="24"> <span class="product">Pagewright API</span> <span class="version">${parts.version}</span></a>
<div class="search" role="search" hidden>
<input id="search" type="search" role="combobox" aria-label="Search calls, schemas and errors" placeholder="Search (press /)" autocomplete="off" spellcheck="false" aria-autocomplete="list" aria-expanded="false" aria-controls="results">
<ul id="results" role="listbox" aria-label="Results" hidden></ul>
<p class="said" role="status"></p>
</div>
<button class="theme" type="button" hidden>Dark</button>
<a class="to-areas" href="#areas">Areas</a>
</header>
<div class="frame">
<main id="main" tabindex="-1">
${main}
</main>
<nav id="areas" aria-label="Areas">
${navigation('Guide', parts.more, name)}
${navigation('Areas', parts.areas, name)}
</nav>
</div>
</body>
</html>
`.markup
}`;
}
