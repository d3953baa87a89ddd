import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaPage, areaTitle, renderArea } from './area-page.ts';
import { FieldLists } from './fields.ts';
import { renderErrors, renderIndex, renderRoles } from './guide-pages.ts';
import { type Entry, renderPage } from './layout.ts';
import { type Call, listCalls, type ReferenceSource } from './reference.ts';
import { Schemas } from './schema-facts.ts';
import { renderSchemaPages } from './schema-pages.ts';
import { renderSearchIndex } from './search-index.ts';

const assets = ['reference.css', 'content.css', 'reference.js', 'theme.js'];

/** The whole reference, text by file name; the same description always gives the same texts. */
export async function buildReference(source: ReferenceSource): Promise<Map<string, string>> {
  const calls = listCalls(source.document);
  const byArea = new Map<string, Call[]>();
  for (const call of calls) byArea.set(call.area, [...(byArea.get(call.area) ?? []), call]);
  const sorted = new Map([...byArea].sort(([a], [b]) => (a < b ? -1 : 1)));

  const schemas = new Schemas(source.document);
  const fields = new FieldLists(schemas);
  const parts = { source, schemas, fields };
  const pages = [
    renderIndex(source, sorted, fields),
    renderRoles(source),
    renderErrors(source),
    ...[...sorted].map(([area, list]) => renderArea(area, list, parts)),
  ];
  const schemaPages = renderSchemaPages(fields, schemas);

  const frame = {
    version: source.version,
    more: [
      { href: 'index.html', label: 'Start' },
      { href: 'roles.html', label: 'Roles and guards' },
      { href: 'errors.html', label: 'Errors' },
    ],
    areas: [...sorted].map(
      ([area, list]): Entry => ({ href: areaPage(area), label: areaTitle(area), count: list.length }),
    ),
  };
  const files = new Map<string, string>();
  for (const page of [...pages, ...schemaPages]) files.set(page.name, renderPage(page, frame));
  files.set('search-index.js', renderSearchIndex(source, calls, schemaPages));
  files.set('openapi.json', `${JSON.stringify(source.document)}\n`);
  for (const name of assets) files.set(name, await readFile(join(import.meta.dirname, 'assets', name), 'utf8'));
  files.set('icon.svg', await readFile(join(import.meta.dirname, '../../app/icon.svg'), 'utf8'));
  return files;
}
