import { dirname, join } from 'node:path/posix';
import { beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#openapi';
import { child } from '../contract/source.ts';
import { readReferenceSource } from '../docs-api.ts';
import { buildReference } from './build-reference.ts';
import { type Call, listCalls, type ReferenceSource } from './reference.ts';
import { searchEntries } from './search-index.ts';
import { english } from './labels/en-US.ts';
import { chinese } from './labels/zh-CN.ts';

let source: ReferenceSource;
let calls: Call[];
let files: Map<string, string>;
let pages: [path: string, text: string][];
beforeAll(async () => {
  source = await readReferenceSource();
  calls = listCalls(source.document);
  files = await buildReference(source);
  pages = [...files].filter(([path]) => path.endsWith('.html'));
});

/** The section of an area's page about one call. */
function sectionOf(call: Call, language: string): string {
  const page = files.get(`api/${language}/area-${call.area}.html`) ?? '';
  const start = page.indexOf(`<article class="call" aria-labelledby="${call.id}">`);
  return start < 0 ? '' : page.slice(start, page.indexOf('</article>', start));
}

/** What a policy without `unsafe-inline`, or an address outside, would break. */
const issuesOf = (text: string): string[] =>
  [
    /<script(?![^>]* src=)[^>]*>/,
    /<style\b/,
    / style="/,
    / on[a-z]+="/,
    /<(?:iframe|object|embed|form|base)\b/,
    / (?:href|src)="(?:[a-z]+:|\/)/,
  ].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

describe('the API reference', () => {
  test('is there in both languages, for every call of the contract', () => {
    expect(calls.map(({ id }) => id).sort()).toEqual(Object.keys(operations).sort());
    const inLanguage = (language: string) =>
      pages
        .map(([path]) => path)
        .filter((path) => path.includes(language))
        .map((path) => path.replace(language, ''))
        .sort();
    expect(inLanguage('en-US')).toEqual(inLanguage('zh-CN'));
    for (const [path, text] of pages) {
      expect(text, path).toContain(path.includes('zh-CN') ? '<html lang="zh-CN">' : '<html lang="en-US">');
    }
  });

  test.each(['en-US', 'zh-CN'])(
    'tells in %s of each call its path, roles, guard, scope, errors and an example',
    (language) => {
      for (const call of calls) {
        const section = sectionOf(call, language);
        const { node, id, method, path, errors } = call;
        const expected = [`>${method}</span> <code>${path}</code>`, `<code>${String(node['x-roles'])}</code>`];
        expected.push(
          `<code>${String(node['x-scope'])}</code>`,
          `client${node['x-planned'] === true ? '.planned' : ''}.call(&#39;${id}&#39;`,
        );
        if (node['x-guard'] !== undefined) expected.push(`roles.html#guard-${String(node['x-guard'])}`);
        const argument = node['x-application'];
        if (argument !== undefined)
          expected.push(`<code>${argument === 'header' ? 'application_id' : String(argument)}</code>`);
        for (const { code, status } of errors) {
          expected.push(`errors.html#${code}"><code>${code}</code></a> <span class="type">${status}</span>`);
        }
        for (const text of expected) expect(section, id).toContain(text);
        expect(errors.length, id).toBeGreaterThan(0);
      }
    },
  );

  test('says next to each error what to do', () => {
    const call = calls.find(({ id }) => id === 'createApiKey');
    if (!call) throw new Error('no createApiKey');
    expect(sectionOf(call, 'en-US').match(/class="hint"/g)).toHaveLength(call.errors.length);
    const hint = String(child(source.errors, 'api_key_limit')['hint']).split('`')[0] ?? '';
    expect(hint).not.toBe('');
    expect(sectionOf(call, 'en-US')).toContain(hint.replaceAll("'", '&#39;'));
  });

  test('marks planned calls, and no others', () => {
    for (const call of calls) {
      const isPlanned = call.node['x-planned'] === true;
      expect(sectionOf(call, 'en-US').includes('planned: answers 501'), call.id).toBe(isPlanned);
      expect(sectionOf(call, 'zh-CN').includes(chinese.call.planned), call.id).toBe(isPlanned);
    }
  });

  test('P18 has no inline script or style and loads nothing from elsewhere', () => {
    expect(pages.length).toBeGreaterThan(80);
    for (const [path, text] of pages) expect(issuesOf(text), path).toEqual([]);
    const styles = [...files].filter(([path]) => path.endsWith('.css'));
    for (const [path, text] of styles) expect(text, path).not.toMatch(/url\(|@import/);
    const scripts = [...files].filter(([path]) => path.endsWith('.js') && !path.endsWith('search-index.js'));
    for (const [path, text] of scripts)
      expect(text, path).not.toMatch(/https?:|innerHTML|\beval\b|new Function|fetch\(/);
    expect(styles).toHaveLength(2);
    expect(scripts).toHaveLength(2);
  });

  test('P18 that check can fail', () => {
    const bad = '<script>x</script><style></style><p style="a" onclick="b"><a href="https://x"><img src="/x">';
    expect(issuesOf(bad)).toHaveLength(5);
  });

  test('leads only to pages and places that exist', () => {
    const anchors = new Map(
      pages.map(([path, text]) => [path, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
    );
    const broken = pages.flatMap(([path, text]) =>
      [...new Set([...text.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, href = '']) => href))]
        .filter((href) => {
          const [file = '', fragment] = href.split('#');
          const target = file === '' ? path : join(dirname(path), file);
          return !files.has(target) || (fragment !== undefined && !anchors.get(target)?.has(fragment));
        })
        .map((href) => `${path} → ${href}`),
    );
    expect(broken).toEqual([]);
    const doubled = pages.filter(([path, text]) => anchors.get(path)?.size !== text.match(/ id="/g)?.length);
    expect(doubled.map(([path]) => path)).toEqual([]);
  });

  test('finds every call, error and role set, and calls by the fields they take', () => {
    const found = searchEntries(source, calls, []);
    for (const [, , href] of found) {
      const [file, fragment] = href.split('#');
      expect(files.get(`api/en-US/${file}`), href).toContain(` id="${fragment}"`);
    }
    expect(found.filter(([kind]) => kind === 'call')).toHaveLength(calls.length);
    expect(found.filter(([kind]) => kind === 'error')).toHaveLength(Object.keys(source.errors).length);
    const byField = found.filter(([kind, , , , hidden]) => kind === 'call' && hidden.split(' ').includes('scopes'));
    expect(byField.map(([, name]) => name)).toContain('createApiKey');
  });

  test('has a name for every area and the same guide in both languages', () => {
    const areas = [...new Set(calls.map(({ area }) => area))].sort();
    expect(Object.keys(english.areaNames).sort()).toEqual(areas);
    expect(Object.keys(chinese.areaNames).sort()).toEqual(areas);
    const outline = ({ guide }: typeof english) => guide.sections.map(({ id, examples }) => ({ id, examples }));
    expect(outline(chinese)).toEqual(outline(english));
    for (const [index, section] of chinese.guide.sections.entries()) {
      expect(section.text.join(''), section.id).toMatch(/[\u4e00-\u9fff]/);
      const code = (texts: readonly string[] = []) =>
        texts
          .join('')
          .match(/`[^`]+`/g)
          ?.sort();
      expect(code(section.text), section.id).toEqual(code(english.guide.sections[index]?.text));
    }
  });
});
