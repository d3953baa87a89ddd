import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { describe, expect, it, test } from 'vitest';
import { compileDocument } from '#engine/compiler';
import { root } from '#scripts/install.mjs';
import { allActions, chineseOfActions } from './exhibits/all-actions.ts';
import { guideContext, guideDocument, guideDocuments } from './exhibits/documents.ts';
import { diagnosticsOf, expressionDiagnostic } from './guide-code.ts';
import { textOf, writtenIds } from './texts.ts';
import { groupTitles, sidebarTitle, topics } from './topics.ts';

const locales = ['en-US', 'zh-CN'] as const;

function all(text: string): Token[] {
  const found: Token[] = [];
  walkTokens(lexer(text), (token) => {
    found.push(token);
  });
  return found;
}

// Safe: `type` says which token it is.
const ofType = <T extends Token>(text: string, type: string): T[] =>
  all(text).filter((token) => token.type === type) as T[];
const codes = (text: string) => ofType<Tokens.Code>(text, 'code');
const spans = (text: string) => ofType<Tokens.Codespan>(text, 'codespan').map((span) => span.text);
const tables = (text: string) => ofType<Tokens.Table>(text, 'table');
const links = (text: string) => ofType<Tokens.Link>(text, 'link').map(({ href }) => href);

describe('a page of the guide says the same in both languages', () => {
  it.each(topics)('$id has the same headings, code, tables, lists, links and names', ({ id, title }) => {
    const [english, chinese] = [textOf(id, 'en-US'), textOf(id, 'zh-CN')];
    const shape = (text: string) => ({
      headings: ofType<Tokens.Heading>(text, 'heading').map(({ depth }) => depth),
      code: codes(text).map(({ lang, text: code }) => [lang, code]),
      tables: tables(text).map(({ header, rows }) => [header.length, rows.length]),
      lists: ofType<Tokens.List>(text, 'list').map(({ ordered, items }) => [ordered, items.length]),
      links: links(text).sort(),
      names: [...new Set(spans(text))].sort(),
    });
    expect(shape(chinese)).toEqual(shape(english));
    // Expressions and changed pages are documentation of the repository as well, with titles of their own.
    const first = (text: string) => ofType<Tokens.Heading>(text, 'heading')[0]?.text;
    if (id !== 'changed-pages') expect([first(english), first(chinese)]).toEqual([title['en-US'], title['zh-CN']]);
  });

  it('Chinese is Chinese, without the spaces and stops of English', () => {
    for (const { id } of topics) {
      const words = ofType<Tokens.Paragraph>(textOf(id, 'zh-CN'), 'paragraph').map((paragraph) => paragraph.text);
      for (const paragraph of words) {
        expect(paragraph).toMatch(/[\u4e00-\u9fff]/);
        expect(paragraph).not.toMatch(/[\u4e00-\u9fff][,.;:?!](\s|$)/);
      }
    }
  });
});

describe('what the guide says can be typed', () => {
  const blocks = topics.flatMap(({ id }) =>
    codes(textOf(id, 'en-US'))
      .filter(({ lang }) => lang === 'json')
      .map(({ text }, index) => ({ id, index, text })),
  );

  it.each(blocks)('block $index of $id compiles', ({ text }) => {
    expect(diagnosticsOf(text)).toEqual([]);
  });

  it('every expression inside a line parses', () => {
    for (const { id } of topics) {
      for (const span of spans(textOf(id, 'en-US'))) {
        for (const [, expression = ''] of span.matchAll(/"\$": "((?:[^"\\]|\\.)*)"/g))
          expect([id, span, expressionDiagnostic(expression)]).toEqual([id, span, undefined]);
      }
    }
  });

  it.each(guideDocuments().map((name) => ({ name })))(
    'the running document $name compiles in both languages',
    ({ name }) => {
      for (const locale of locales)
        expect(compileDocument(guideDocument(name), guideContext(locale)).diagnostics).toEqual([]);
    },
  );

  it('every command, file, link and exhibit exists', () => {
    // Safe: package.json has scripts.
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    for (const { id } of topics) {
      const text = textOf(id, 'en-US');
      for (const [, script = ''] of text.matchAll(/npm run ([\w:]+)/g))
        expect([id, Object.keys(scripts)]).toEqual([id, expect.arrayContaining([script])]);
      for (const href of links(text)) {
        const topic = /^guide:(.+)$/.exec(href)?.[1];
        if (topic !== undefined) expect(topics.map((one) => one.id)).toContain(topic);
      }
      for (const { lang = '' } of codes(text)) {
        const [kind, name = ''] = lang.split(' ');
        expect(['json', 'sh', 'css', 'show', 'live', 'file']).toContain(kind);
        if (kind === 'file') expect([name, existsSync(join(root, name))]).toEqual([name, true]);
        if (kind === 'live') expect(guideDocuments()).toContain(name);
        if (kind === 'show') expect(['actions', 'icons', 'themes', 'playground']).toContain(name);
      }
      for (const path of spans(text).filter((span) =>
        /^(pages|app|widgets|stories|engine|docs|tests|server)\/[\w./-]+$/.test(span),
      ))
        if (!/(Name|shop|orders|lines)/.test(path))
          expect([id, path, existsSync(join(root, path))]).toEqual([id, path, true]);
    }
  });
});

test('every page is written and in the order of the sidebar', () => {
  const own = topics.map(({ id }) => id).filter((id) => id !== 'expressions' && id !== 'changed-pages');
  for (const locale of locales) expect(writtenIds(locale).sort()).toEqual(own.sort());
  const order: unknown[] = [];
  for (const { title, group } of topics) {
    const name = group && groupTitles[group]?.['en-US'];
    const inside = name ? order[order.indexOf(name) + 1] : undefined;
    if (!name) order.push(title['en-US']);
    else if (Array.isArray(inside)) inside.push(title['en-US']);
    else order.push(name, [title['en-US']]);
  }
  const read: unknown = getStorySortParameter(readFileSync(join(root, '.storybook/preview.ts'), 'utf8'));
  expect(read).toMatchObject({ order: expect.arrayContaining(['Guide', order]) });
  expect(new Set(topics.map(sidebarTitle)).size).toBe(topics.length);
});

test('CFG-14 every variable of the theme is shown once, and no other', () => {
  const css = ['tokens', 'default'].map((name) => readFileSync(join(root, `app/theme/${name}.css`), 'utf8')).join('');
  const declared = [...new Set([...css.matchAll(/^\s+(--pw-[\w-]+):/gm)].map(([, name]) => name))];
  const shown = ['colours', 'type', 'spacing'].flatMap((id) =>
    tables(textOf(id, 'en-US')).flatMap(({ rows }) => rows.map(([cell]) => cell?.text.replaceAll('`', ''))),
  );
  expect(shown.toSorted()).toEqual(declared.toSorted());
});

test('every action is described in Chinese, by its English sentence of today', () => {
  const sentences = allActions.map(({ $id, description, args }) => [
    $id,
    [...new Set([description, ...Object.values(args.properties ?? {}).map((argument) => argument.description)])].sort(),
  ]);
  const translated = Object.entries(chineseOfActions).map(([name, texts]) => [name, Object.keys(texts).sort()]);
  expect(Object.fromEntries(translated)).toEqual(Object.fromEntries(sentences));
});
