import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { documentKinds } from '#schemas/language';
import { checkPages } from './check.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const area = basename(folder).toLowerCase();

afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

async function check(files: Record<string, unknown>) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  const { diagnostics } = await checkPages([folder]);
  return diagnostics.map((diagnostic) => [basename(diagnostic.file), diagnostic.line, diagnostic.code]);
}

const body = { id: 'root', widget: 'Text', props: { text: { t: 'x.text' } } };
const texts = {
  'messages.en-US.json': { 'x.text': 'Hello {name}' },
  'messages.zh-CN.json': { 'x.text': '你好 {name}' },
};
const page = {
  kind: 'page',
  version: 1,
  id: `${area}.a`,
  route: '/x',
  title: { t: 'x.text', values: { name: 'x' } },
  body: { ...body, props: { text: { t: 'x.text', values: { name: 'x' } } } },
};

describe('checkPages', () => {
  it('finds nothing in the pages of the product', async () => {
    const { documents, diagnostics } = await checkPages();
    expect(documents).toBeGreaterThan(0);
    expect(diagnostics).toEqual([]);
  });

  it('finds nothing in the examples of each kind of document, and in the first page of the guide', async () => {
    const { documents, diagnostics } = await checkPages(['stories/documents', 'stories/guide/first-page']);
    expect(documents).toBeGreaterThan(documentKinds.length);
    expect(diagnostics).toEqual([]);
  });

  it('joins the parts of a document, and names the file and the line of a diagnostic in one', async () => {
    const field = { id: 'field', widget: 'Txt' };
    const whole = {
      ...page,
      body: { id: 'root', widget: 'Stack', slots: { default: [{ id: 'field', part: `${area}.f` }] } },
    };
    const part = { kind: 'part', version: 1, id: `${area}.f`, body: field };
    const unused = { ...part, id: `${area}.g` };
    const found = await check({ ...texts, 'a.page.json': whole, 'f.part.json': part, 'g.part.json': unused });
    expect(found).toContainEqual(['f.part.json', 7, 'PAGE_WIDGET_UNKNOWN']);
    expect(found).toContainEqual(['g.part.json', 4, 'PAGE_PART_UNUSED']);
    expect(found.map(([, , code]) => code)).not.toContain('PAGE_PART_UNKNOWN');
    const misspelt = await check({ 'f.part.json': { ...part, body: { ...field, widget: 'Text' }, actoins: {} } });
    expect(misspelt).toContainEqual(['f.part.json', 9, 'PAGE_UNKNOWN']);
    const other = await check({ 'f.part.json': { ...part, body: { ...field, id: 'other' } }, 'g.part.json': unused });
    expect(other.filter(([, , code]) => code === 'PAGE_PART_UNKNOWN')).toHaveLength(1);
  });

  it('checks a variant as the whole document that it becomes, and names the file in which a diagnostic is written', async () => {
    const field = (id: string, more: object = {}) => ({ id, widget: 'Text', props: body.props, ...more });
    const nodes = [field('left'), { id: 'part', part: `${area}.f` }, field('own', { widget: 'Txt' })];
    const fragment = {
      kind: 'fragment',
      version: 1,
      id: `${area}.a`,
      data: { user: { call: 'getUserInfo' } },
      body: { id: 'root', widget: 'Stack', slots: { default: nodes } },
    };
    const part = { kind: 'part', version: 1, id: `${area}.f`, body: { ...field('part'), widget: 'Tekst' } };
    const variant = { kind: 'variant', version: 1, id: `${area}.b`, of: `${area}.a`, without: ['left'] };
    const files = { ...texts, 'a.fragment.json': fragment, 'f.part.json': part };
    const line = (file: object, text: string) =>
      JSON.stringify(file, null, 2)
        .split('\n')
        .findIndex((one) => one.includes(text)) + 1;
    const found = await check({ ...files, 'b.variant.json': { ...variant, data: { more: { call: 'getNothing' } } } });
    const unknown = (name: string) =>
      found.filter(([file, , code]) => file === name && String(code).endsWith('_UNKNOWN'));
    // Once for the document itself, and once for its variant.
    expect(unknown('a.fragment.json').filter(([, at]) => at === line(fragment, 'Txt'))).toHaveLength(2);
    expect(unknown('f.part.json').filter(([, at]) => at === line(part, 'Tekst'))).toHaveLength(2);
    expect(unknown('b.variant.json')).toEqual([['b.variant.json', expect.any(Number), 'PAGE_OPERATION_UNKNOWN']]);
    const broken = { ...variant, instead: { calls: { getUsersInfo: 'getUserInfo' } }, without: ['lift'] };
    const names = (await check({ ...files, 'b.variant.json': broken })).filter(
      ([, , code]) => code === 'PAGE_VARIANT_NAME',
    );
    expect(names).toEqual([
      ['b.variant.json', line(broken, 'lift'), 'PAGE_VARIANT_NAME'],
      ['b.variant.json', line(broken, 'getUsersInfo'), 'PAGE_VARIANT_NAME'],
    ]);
    const none = await check({ 'b.variant.json': { ...variant, of: `${area}.nothing`, nodes: [] } });
    const codes = none.filter(([file]) => file === 'b.variant.json').map(([, , code]) => code);
    expect(codes).toEqual(expect.arrayContaining(['PAGE_UNKNOWN', 'PAGE_VARIANT_OF']));
  });

  it('finds files that are too long, and nodes too deep in nodes', async () => {
    const nested = (levels: number): object =>
      levels === 1 ? body : { id: `n${levels}`, widget: 'Stack', slots: { default: [nested(levels - 1)] } };
    const codesOf = async (inner: object): Promise<unknown[]> =>
      (await check({ ...texts, 'a.page.json': { ...page, body: inner } })).map(([, , code]) => code);
    const long = (items: number): object => ({
      ...body,
      props: { ...body.props, extra: Array.from({ length: items }, () => 1) },
    });
    expect(await codesOf(nested(12))).not.toContain('PAGE_FILE_SIZE');
    expect(await codesOf(nested(13))).toContain('PAGE_FILE_SIZE');
    expect(await codesOf(long(450))).not.toContain('PAGE_FILE_SIZE');
    expect(await codesOf(long(500))).toContain('PAGE_FILE_SIZE');
  });

  it('names the line of a document’s diagnostic', async () => {
    const broken = { ...page, body: { ...page.body, widget: 'Txt' } };
    const found = await check({ ...texts, 'a.page.json': broken });
    expect(found).toContainEqual([
      'a.page.json',
      JSON.stringify(broken, null, 2)
        .split('\n')
        .findIndex((line) => line.includes('Txt')) + 1,
      'PAGE_WIDGET_UNKNOWN',
    ]);
  });

  it('finds what is no JSON, and keys written twice', async () => {
    expect(await check({ 'a.page.json': '{\n  "kind": page\n}' })).toEqual([['a.page.json', 2, 'PAGE_NOT_JSON']]);
    const twice = JSON.stringify({ ...page, title: { t: 'nothing' } }, null, 2).replace(
      '"version": 1,',
      '"version": 1,\n  "version": 1,',
    );
    expect(await check({ ...texts, 'a.page.json': twice })).toContainEqual(['a.page.json', 4, 'PAGE_KEY_REPEATED']);
  });

  it('calls no message unused while a document cannot be read', async () => {
    const found = await check({ ...texts, 'a.page.json': '{\n  "kind": page\n}' });
    expect(found.map(([, , code]) => code)).toEqual(['PAGE_NOT_JSON']);
  });

  it('finds a document in the wrong file and two pages at one address', async () => {
    const found = await check({ ...texts, 'b.page.json': page, 'c.page.json': { ...page, id: `${area}.c` } });
    expect(found.map(([file, , code]) => [file, code])).toEqual(
      expect.arrayContaining([
        ['b.page.json', 'PAGE_FILE_NAME'],
        ['b.page.json', 'PAGE_ROUTE_DUPLICATE'],
        ['c.page.json', 'PAGE_ROUTE_DUPLICATE'],
      ]),
    );
  });

  it('finds messages that are unused, untranslated, unreadable, of other values or no texts', async () => {
    const found = await check({
      'messages.en-US.json': { 'x.unused': 'a', 'x.only': 'a', 'x.broken': 'a {', 'x.values': '{a}', 'x.shape': 1 },
      'messages.zh-CN.json': { 'x.unused': 'a', 'x.broken': 'a', 'x.values': '{b}', 'x.shape': 'a' },
    });
    const codes = found.filter(([file]) => file === 'messages.en-US.json').map(([, line, code]) => [line, code]);
    expect(codes).toEqual(
      expect.arrayContaining([
        [2, 'MESSAGES_UNUSED'],
        [3, 'PAGE_MESSAGE_UNTRANSLATED'],
        [4, 'PAGE_MESSAGE_SYNTAX'],
        [5, 'PAGE_MESSAGE_VALUE'],
        [6, 'MESSAGES_SHAPE'],
      ]),
    );
  });
});
