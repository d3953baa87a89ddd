import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { documentKinds, languageSchema } from '#schemas/language';
import { root } from '../install.mjs';
import { documentDocs } from './document-docs.ts';
import { membersOf, typeOf } from './member-tables.ts';

const folder = join(root, 'docs/documents');
const docs = await documentDocs();

function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  walkTokens(lexer(text), (token) => {
    found.push(token);
  });
  return found;
}

// Safe: `type` says which token it is.
const ofType = <T extends Token>(text: string, type: string): T[] =>
  tokensOf(text).filter((token) => token.type === type) as T[];

const anchors = (text: string): string[] =>
  ofType<Tokens.Heading>(text, 'heading').map((heading) => heading.text.toLowerCase().replaceAll(' ', '-'));

describe('the documentation of documents', () => {
  it('has a page for each kind, and the index has a line for each page', () => {
    expect([...docs.keys()].sort()).toEqual(
      ['README.md', 'shared.md', ...documentKinds.map((kind) => `${kind}.md`)].sort(),
    );
    const [table] = ofType<Tokens.Table>(docs.get('README.md') ?? '', 'table');
    expect(table?.rows).toHaveLength(documentKinds.length);
  });

  it('says what each member of each table is for', () => {
    const rows = [...docs].flatMap(([name, text]) =>
      ofType<Tokens.Table>(text, 'table').flatMap((table) =>
        table.rows.map((row) => [name, ...row.map((cell) => cell.text)]),
      ),
    );
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter((row) => row.at(-1) === '' || row.join().includes('undefined'))).toEqual([]);
  });

  it('leads to files, pages and headings that exist', () => {
    for (const [name, text] of docs)
      for (const { href } of ofType<Tokens.Link>(text, 'link')) {
        const [path = '', anchor] = href.split('#');
        const target = path === '' ? text : docs.get(path);
        if (target === undefined)
          expect([name, href, existsSync(join(dirname(join(folder, name)), path))]).toEqual([name, href, true]);
        else if (anchor !== undefined) expect(anchors(target)).toContain(anchor);
      }
  });

  it('shows an example that is of the kind, first', () => {
    for (const kind of documentKinds) {
      const [example] = ofType<Tokens.Code>(docs.get(`${kind}.md`) ?? '', 'code');
      expect(JSON.parse(example?.text ?? 'null')).toMatchObject({ kind });
    }
  });
});

describe('a member of a document', () => {
  it('is named with those inside it, and its type is said in words', () => {
    const members = membersOf(languageSchema('list.schema.json#/$defs/column') ?? {}, 'list');
    expect(members.find(({ name }) => name === 'width')).toMatchObject({
      type: 'whole number, 1 to 2000',
      required: false,
    });
    const names = membersOf(languageSchema('node.schema.json') ?? {}, 'node').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['each', 'each.in', 'rules', 'rules[].test']));
  });

  it.each([
    [{ enum: ['a', 'b'] }, '`"a"`, `"b"`'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: 'number', minimum: 0 }, 'number from 0'],
    [{ type: 'array', items: { $ref: 'node.schema.json' } }, 'list of [node](shared.md#node)'],
    [{ anyOf: [{ const: false }, { $ref: 'list.schema.json#/$defs/opens' }] }, '`false` or [opens](#opens)'],
  ])('of %j is %s', (schema, words) => {
    expect(typeOf(schema, 'list')).toBe(words);
  });
});
