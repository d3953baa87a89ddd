import { child, isNode } from '../contract/source.ts';
import { areaPage } from './area-page.ts';
import type { Page } from './layout.ts';
import type { Call, ReferenceSource } from './reference.ts';
import { members, Schemas } from './schema-facts.ts';
import { english } from './labels/en-US.ts';
import { chinese } from './labels/zh-CN.ts';

/** One thing that can be found: what it is, its name, its address, the words that are shown, and those that only count. */
export type Found = readonly [
  kind: 'call' | 'schema' | 'error' | 'role' | 'guide',
  name: string,
  href: string,
  shown: string,
  hidden: string,
];

/** Everything that can be found, for both languages: addresses are the same in each. */
export function searchEntries(source: ReferenceSource, calls: readonly Call[], schemaPages: readonly Page[]): Found[] {
  const schemas = new Schemas(source.document);
  const found: Found[] = calls.map((call) => [
    'call',
    call.id,
    `${areaPage(call.area)}#${call.id}`,
    `${call.method} ${call.path} ${String(call.node['summary'] ?? '')}`,
    [english.areaNames[call.area], chinese.areaNames[call.area], ...argumentNames(call, schemas)].join(' '),
  ]);
  for (const { title, name } of schemaPages) {
    const schema = schemas.get(title);
    const names = members(schema).map(([member]) => member);
    found.push(['schema', title, name, firstSentence(schema['description']), names.join(' ')]);
  }
  for (const code of Object.keys(source.errors)) {
    const entry = child(source.errors, code);
    found.push(['error', code, `errors.html#${code}`, `${entry['status']} ${entry['en-US']}`, String(entry['zh-CN'])]);
  }
  for (const [name, set] of Object.entries(child(source.roles, 'sets'))) {
    found.push(['role', name, `roles.html#${name}`, isNode(set) ? String(set['description'] ?? '') : '', '']);
  }
  for (const [index, { id, title }] of english.guide.sections.entries()) {
    const other = chinese.guide.sections[index]?.title ?? '';
    found.push(['guide', title, `guide.html#${id}`, other, id]);
  }
  return found;
}

/**
 * `search-index.js`: a classic script that sets one global, so that the reference also works from a disk, where
 * browsers neither fetch nor load modules.
 */
export function renderSearchIndex(...parts: Parameters<typeof searchEntries>): string {
  return `globalThis.pagewrightReference = ${JSON.stringify(searchEntries(...parts))};\n`;
}

/** Names that a program writes to make the call, so that a field leads to the calls that take it. */
function argumentNames({ parameters, body }: Call, schemas: Schemas): string[] {
  const own = parameters.map((parameter) => String(parameter['name']));
  const fields = body ? members(schemas.resolved(body.schema)).map(([name]) => name) : [];
  return [...own, ...fields];
}

function firstSentence(text: unknown): string {
  return typeof text === 'string' ? (text.split(/(?<=\.)\s/)[0] ?? '') : '';
}
