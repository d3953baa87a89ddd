import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tinyFiles, tuningRows } from '#scripts/house/figures.ts';
import { readImports } from '#scripts/house/import-graph.ts';
import { callReach, median, tangledFolders } from './ceilings/arrangement.ts';
import ceilings from './ceilings/ceilings.json' with { type: 'json' };
import { wordyComments } from './ceilings/comments.ts';
import { documentBytes, longFiles, longJoinedDocuments } from './ceilings/documents.ts';
import { judgeAll } from './ceilings/judge.ts';
import { files, root, sources } from './tree.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('no figure of the sources is above its ceiling, and no ceiling is well above its figure', () => {
  const graph = readImports(root, files());
  const reach = callReach(graph);
  const documents = files()
    .filter((path) => /^pages\/.*\.json$/.test(path) && !/\/messages\.|\/generated\//.test(path))
    .map((path) => ({ path, value: JSON.parse(read(path)) as unknown }));
  const figures = {
    'files a call reaches: median': median(reach),
    'files a call reaches: median of the domain data': median(callReach(graph, 'server/domains/data/')),
    'files a call reaches: most': Math.max(...reach),
    'tangled folders': tangledFolders(graph).length,
    'files of up to 25 lines with one importer': tinyFiles(root, graph).length,
    'documents whose file has more than 360 lines': longFiles(documents).length,
    'joined documents of more than 600 lines': longJoinedDocuments(documents).length,
    'bytes of a page document without white space, with its parts, on average': documentBytes(documents),
    'entries of the list of tunings': tuningRows(read('docs/tuning.md')).length,
    'comments with a word of the glossary': wordyComments(
      sources()
        .filter((path) => !path.endsWith('.css'))
        .map(read),
    ).length,
  };
  expect(judgeAll(figures, ceilings), 'tests/conventions/ceilings/ceilings.json has the ceilings').toEqual([]);
});
