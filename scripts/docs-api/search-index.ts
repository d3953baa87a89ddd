import { isNode } from '../contract/source.ts';
import { areaPage } from './area-page.ts';
import type { Page } from './layout.ts';
import type { Call, ReferenceSource } from './reference.ts';

/** One thing that can be found: kind, name, address, and the words beside the name that count as well. */
type Found = readonly [kind: 'call' | 'schema' | 'error' | 'role', name: string, href: string, words: string];

/**
 * `search-index.js`: a classic script that sets one global, so that the reference also works from a folder, where
 * browsers neither fetch nor load modules.
 */
export function renderSearchIndex(
  source: ReferenceSource,
  calls: readonly Call[],
  schemaPages: readonly Page[],
): string {
  const found: Found[] = calls.map(({ id, area, method, path, node }) => [
    'call',
    id,
    `${areaPage(area)}#${id}`,
    `${method} ${path} ${String(node['summary'] ?? '')}`,
  ]);
  for (const { title, name } of schemaPages) found.push(['schema', title, name, '']);
  for (const [code, entry] of Object.entries(source.errors)) {
    found.push(['error', code, `errors.html#${code}`, isNode(entry) ? `${entry['status']} ${entry['en-US']}` : '']);
  }
  const sets = isNode(source.roles['sets']) ? source.roles['sets'] : {};
  for (const name of Object.keys(sets)) found.push(['role', name, `roles.html#${name}`, '']);
  return `globalThis.pagewrightReference = ${JSON.stringify(found)};\n`;
}
