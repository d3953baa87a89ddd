import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaPage, areaTitle, renderArea } from './area-page.ts';
import { renderErrors, renderRoles } from './catalogue-pages.ts';
import { FieldLists } from './fields.ts';
import { renderGuide } from './guide-page.ts';
import { movedUp } from './html.ts';
import { type Entry, type Frame, type Page, renderPage } from './layout.ts';
import type { Parts } from './parts.ts';
import { type Call, listCalls, type ReferenceSource } from './reference.ts';
import { renderSchemaList, renderSchemaPages } from './schema-pages.ts';
import { Schemas } from './schema-facts.ts';
import { renderSearchIndex } from './search-index.ts';
import { renderStart } from './start-page.ts';
import { english, type Labels } from './labels/en-US.ts';
import { chinese } from './labels/zh-CN.ts';

const assets = ['reference.css', 'content.css', 'reference.js', 'theme.js'];

/**
 * The whole reference, text by path: `api.<language>.html`, the first page for the address without a slash at its end,
 * and below `api/` a folder of pages for each language and what they share. The same description always gives the
 * same texts. Addresses are relative, so that the pages work from a disk as well.
 */
export async function buildReference(source: ReferenceSource): Promise<Map<string, string>> {
  const calls = listCalls(source.document);
  const byArea = new Map<string, Call[]>();
  for (const call of calls) byArea.set(call.area, [...(byArea.get(call.area) ?? []), call]);
  const sorted = new Map([...byArea].sort(([a], [b]) => (a < b ? -1 : 1)));

  const files = new Map<string, string>();
  const schemas = new Schemas(source.document);
  let searched: readonly Page[] = [];
  for (const labels of [english, chinese]) {
    const parts: Parts = { source, schemas, labels, fields: new FieldLists(schemas, labels) };
    const pages = renderPages(sorted, parts);
    const frame = frameOf(sorted, parts);
    for (const page of [...pages.fixed, ...pages.schemas]) {
      files.set(`api/${labels.language}/${page.name}`, renderPage(page, frame));
    }
    const start = files.get(`api/${labels.language}/index.html`) ?? '';
    files.set(`api.${labels.language}.html`, movedUp(start, `api/${labels.language}/`));
    searched = pages.schemas;
  }
  files.set('api/search-index.js', renderSearchIndex(source, calls, searched));
  files.set('api/openapi.json', `${JSON.stringify(source.document)}\n`);
  for (const name of assets) {
    files.set(`api/${name}`, await readFile(join(import.meta.dirname, 'assets', name), 'utf8'));
  }
  files.set('api/icon.svg', await readFile(join(import.meta.dirname, '../../app/public/icon.svg'), 'utf8'));
  return files;
}

function renderPages(byArea: ReadonlyMap<string, readonly Call[]>, parts: Parts): { fixed: Page[]; schemas: Page[] } {
  const fixed = [renderStart(byArea, parts), renderGuide(parts), renderRoles(parts), renderErrors(parts)];
  for (const [area, list] of byArea) fixed.push(renderArea(area, list, parts));
  // After everything that links schemas.
  const schemas = renderSchemaPages([...byArea.values()].flat(), parts);
  return { fixed: [...fixed, renderSchemaList(schemas, parts)], schemas };
}

function frameOf(byArea: ReadonlyMap<string, readonly Call[]>, { labels, source }: Parts): Frame {
  return {
    labels,
    version: source.version,
    guide: guideEntries(labels),
    areas: [...byArea].map(([area, list]) => ({
      href: areaPage(area),
      label: areaTitle(area, labels),
      count: list.length,
    })),
  };
}

function guideEntries({ start, guide, roles, errors, schemas }: Labels): Entry[] {
  return [
    { href: 'index.html', label: start.title },
    { href: 'guide.html', label: guide.title },
    { href: 'roles.html', label: roles.title },
    { href: 'errors.html', label: errors.title },
    { href: 'schemas.html', label: schemas.title },
  ];
}
