import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { readDocument } from './read-document.ts';
import { richSchema } from './rich-schema.ts';
import { writeMarkdown } from './write-markdown.ts';

const again = (markdown: string) => writeMarkdown(readDocument(markdown));
const paragraph = (...parts: (string | [string, ...string[]])[]) =>
  richSchema.node(
    'doc',
    null,
    richSchema.node(
      'paragraph',
      null,
      parts.map((part) => {
        const [text = '', ...marks] = typeof part === 'string' ? [part] : part;
        return richSchema.text(
          text,
          marks.map((mark) => richSchema.mark(mark)),
        );
      }),
    ),
  );

describe('Markdown of a rich text', () => {
  test.each([
    '# Notes\n\nSome **bold**, *slanted* and ~~gone~~ words, `code` and a [link](https://example.test "Title").',
    '- one\n- two\n  - deep\n- three',
    '3. three\n4. four',
    '- [x] done\n- [ ] to do',
    '> quoted\n>\n> - list',
    '```ts\nconst a = 1;\n\n# no heading\n```',
    '| A | B |\n|---|--:|\n| 1 | 2 |',
    'A picture ![of a cat](/cat.png) in a line\\\nand another line',
    '- one\n\n* another list',
    '---',
    '**你好**。世界 snake_case 1 + 1 = 2',
  ])('stays what it is: %j', (markdown) => {
    expect(again(markdown)).toBe(markdown);
  });

  test('says signs that are only words', () => {
    const words = '# 1. *a* _b_ [c](d) <e> `f` &amp; \\ ~~g~~ | h https://i.test www.j.test k@l.test';
    expect(readDocument(writeMarkdown(paragraph(words))).textContent).toBe(words);
    for (const start of ['- a', '+ a', '1. a', '10) a', '> a', '=== ', '---', '# a', '    a', ':-- | --'])
      expect(readDocument(writeMarkdown(paragraph(start))).firstChild?.type.name).toBe('paragraph');
  });

  test('leaves a sign out of an emphasis that could not be seen otherwise', () => {
    expect(writeMarkdown(paragraph(['你好。', 'strong'], '世界'))).toBe('**你好**。世界');
    expect(writeMarkdown(paragraph('a', [' b ', 'em'], 'c'))).toBe('a *b* c');
    expect(writeMarkdown(paragraph('a', ['!', 'em'], 'c'))).toBe('a!c');
  });

  test('P20 brings along no address that could run code, and no element', () => {
    const document = readDocument('[a](javascript:alert(1)) [b](data:text/html,x) <img src=x onerror=alert(1)>');
    expect(document.textContent).toBe('a b <img src=x onerror=alert(1)>');
    document.descendants((node) => expect(node.marks).toEqual([]));
  });

  test('keeps a text that nobody can read formatted', () => {
    const long = 'x'.repeat(200_001);
    expect(again(long)).toBe(long);
  });
});

const words = fc.string({ unit: fc.constantFrom(...'ab你。 .!*_`[]()<>#-+~|\\&1'), minLength: 1, maxLength: 8 });
const marks = fc.subarray(['strong', 'em', 'strike']);
const text = fc.tuple(words, marks).map(([one, names]) =>
  richSchema.text(
    one,
    names.map((name) => richSchema.mark(name)),
  ),
);
const line = fc.array(text, { maxLength: 4 }).map((content) => richSchema.node('paragraph', null, content));
const block: fc.Arbitrary<Node> = fc.letrec<{ block: Node; item: Node }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    line,
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), line)
      .map(([level, { content }]) => richSchema.node('heading', { level }, content)),
    words.map((code) => richSchema.node('code_block', null, richSchema.text(code))),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 2 })
      .map((content) => richSchema.node('blockquote', null, content)),
    fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((items) => richSchema.node('bullet_list', null, items)),
    fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((items) => richSchema.node('ordered_list', null, items)),
  ),
  item: fc
    .tuple(line, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, rest]) => richSchema.node('list_item', null, [first, ...rest])),
})).block;
const anyDocument = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((content) => richSchema.node('doc', null, content));

test('Markdown of a rich text loses no words, and is the same once it was read', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const markdown = writeMarkdown(document);
      const read = readDocument(markdown);
      expect(letters(read)).toBe(letters(document));
      expect(letters(readDocument(writeMarkdown(read)))).toBe(letters(document));
    }),
    { numRuns: 300 },
  );
});

test('three lists in each other without words are no line across the page', () => {
  const item = (...content: Node[]) => richSchema.node('list_item', null, content);
  const list = (...items: Node[]) => richSchema.node('bullet_list', null, items);
  const empty = richSchema.node('paragraph');
  const words = richSchema.node('paragraph', null, richSchema.text('a'));
  const nested = list(item(empty, list(item(empty, list(item(empty)), words))));
  const markdown = writeMarkdown(richSchema.node('doc', null, [nested]));
  expect(markdown).toBe('- - *\n\n    a');
  expect(letters(readDocument(markdown))).toBe('a');
});

/** All but blanks, which Markdown drops and joins. */
function letters(document: Node): string {
  return document.textBetween(0, document.content.size, '').replace(/\s/g, '');
}
