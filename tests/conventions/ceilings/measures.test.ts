import { describe, expect, test } from 'vitest';
import { tuningRows } from '#scripts/house/figures.ts';
import type { ImportGraph } from '#scripts/house/import-graph.ts';
import { callReach, median, tangledFolders } from './arrangement.ts';
import { commentsOf, wordyComments } from './comments.ts';
import { documentBytes, documentLimits, longFiles, longJoinedDocuments } from './documents.ts';
import { formattedLines } from './formatted-lines.ts';
import { judge, judgeAll } from './judge.ts';

const call = 'server/domains/data/operations/openTable.ts';
const graph: ImportGraph = new Map([
  ['server/generated/handlers.ts', [call, 'server/domains/log/operations/ping.ts', 'server/kernel/handler.ts']],
  [call, ['server/domains/data/table.ts']],
  ['server/domains/data/table.ts', ['server/domains/data/design/design.ts']],
  ['server/domains/data/design/design.ts', ['server/domains/data/table.ts']],
  ['server/domains/log/operations/ping.ts', []],
  ['server/kernel/handler.ts', []],
]);

const text = (id: string) => ({ id, widget: 'Text', props: { text: 'x'.repeat(100) } });
const body = (count: number) => ({
  id: 'box',
  widget: 'Box',
  slots: { children: Array.from({ length: count }, (_, index) => text(`text${index}`)) },
});
const page = (path: string, content: unknown) => ({ path, value: { kind: 'page', id: path, body: content } });

describe('how sources are arranged', () => {
  test('a call reaches what its handler imports, directly or through others', () => {
    expect(callReach(graph)).toEqual([3, 1]);
    expect(callReach(graph, 'server/domains/data/')).toEqual([3]);
    expect(median([705, 1, 154])).toBe(154);
  });

  test('a folder and its parent that import each other are tangled', () => {
    expect(tangledFolders(graph)).toEqual(['server/domains/data', 'server/domains/data/design']);
    expect(tangledFolders(new Map([...graph, ['server/domains/data/design/design.ts', []]]))).toEqual([]);
  });

  test('each row of the list of tunings counts', () => {
    expect(tuningRows('# Tuning\n\n| Name | Gain |\n|---|---|\n| first | 2 x |\n| second | 3 x |\n')).toHaveLength(2);
  });
});

describe('lines of documents', () => {
  test.each([
    ['what fits is one line', { a: 1, b: [true, null] }, 1],
    ['a line of 120 columns fits', { a: 'x'.repeat(109) }, 1],
    ['one more does not', { a: 'x'.repeat(110) }, 3],
    ['a comma counts', [['x'.repeat(114)], ['y'.repeat(114)]], 6],
    ['Chinese letters are two columns wide', { a: '字'.repeat(55) }, 3],
    ['empty values stay on a line', { a: 'x'.repeat(120), b: {}, c: [] }, 5],
    ['numbers fill their lines', Array.from({ length: 60 }, () => 10), 5],
  ])('%s', (_, value, lines) => {
    expect(formattedLines(value)).toBe(lines);
  });

  test('a file above the limit is noticed, in whatever way it is written', () => {
    expect(longFiles([page('short', body(40)), page('long', body(documentLimits.file / 3))])).toEqual(['long']);
  });

  test('a document counts with the parts that it names', () => {
    const part = { path: 'part', value: { kind: 'part', id: 'part', body: body(documentLimits.joined / 3) } };
    expect(longFiles([page('joined', { id: 'box', part: 'part' })])).toEqual([]);
    expect(longJoinedDocuments([part, page('joined', { id: 'box', part: 'part' }), page('other', body(9))])).toEqual([
      'joined',
    ]);
  });

  test('bytes are those of the values alone', () => {
    expect(documentBytes([{ path: 'a', value: { a: '字' } }])).toBe(11);
  });
});

describe('words of comments', () => {
  test('a comment with a word of the glossary is noticed, in lines and blocks', () => {
    const source = "// Whoever asks.\nconst a = 1; /* It stands\n * here. */\n/** Plain. */\nconst b = '// told';";
    expect(commentsOf(source)).toHaveLength(3);
    expect(wordyComments([source])).toHaveLength(2);
  });

  test('strings, templates, addresses and longer words are none', () => {
    expect(wordyComments(["const a = 'https://place.example'; const b = `// told`; // Replaced by defaults."])).toEqual(
      [],
    );
  });
});

describe('ceilings', () => {
  test('a figure above its ceiling is reported, and so is a ceiling more than 2 % above its figure', () => {
    expect(judge('files', 100, 100)).toBeUndefined();
    expect(judge('files', 100, 102)).toBeUndefined();
    expect(judge('files', 101, 100)).toBe('files: 101 is above the ceiling of 100');
    expect(judge('files', 100, 103)).toBe('files: 100 is well below the ceiling of 103: lower it to 100');
    expect(judge('files', 0, 1)).toContain('lower it to 0');
  });

  test('a figure without a ceiling and a ceiling without a figure are reported', () => {
    expect(judgeAll({ files: 1 }, { folders: 2 })).toEqual([
      'files: no ceiling; 1 is the figure',
      'folders: a ceiling of no figure',
    ]);
  });
});
