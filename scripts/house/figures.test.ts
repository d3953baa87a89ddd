import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measureHouse } from './figures.ts';
import { findFolderKnots } from './folder-knots.ts';
import { closureOf, filesOf, type ImportGraph, readImports } from './import-graph.ts';

const sources: Record<string, string> = {
  'package.json': JSON.stringify({ imports: { '#engine': './engine/index.ts', '#engine/*': './engine/*' } }),
  'engine/index.ts': "export type { Shape } from './state/shape.ts';\nimport 'react';\n",
  'engine/state/shape.ts': "import schema from './shape.json';\nexport type Shape = typeof schema;\n",
  'engine/state/shape.json': '{}',
  'engine/state/shape.test.ts': "import '../actions/run.ts';\n",
  'engine/actions/run.ts': "export const run = async () => (await import('../state/run-later.ts')).later;\n",
  'engine/state/run-later.ts': "export const later = 1;\nexport type Run = import('#engine/actions/run.ts').Run;\n",
  'server/generated/handlers.ts': [
    "import type { Handlers } from '../kernel/handler.ts';",
    "import { ticket } from '../domains/a/guards/ticket.ts';",
    "import { openShape } from '../domains/a/operations/openShape.ts';",
    "import { ping } from '../domains/a/operations/ping.ts';",
  ].join('\n'),
  'server/kernel/handler.ts': '',
  'server/domains/a/guards/ticket.ts': '',
  'server/domains/a/operations/openShape.ts': "import type { Shape } from '#engine';\n\n\n// Four lines.\n",
  'server/domains/a/operations/ping.ts': '',
  'docs/tuning.md': '# Tuning\n\n| Name | Gain |\n|---|---|\n| first | 2 x |\n| second | 3 x |\n',
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-house-'));
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  execFileSync('git', ['init', '-q'], { cwd: folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the figures of a checkout', () => {
  test('count types, JSON and code that is loaded later as imports, and packages not', () => {
    const graph = readImports(folder, filesOf(folder));
    expect([...closureOf(graph, 'server/domains/a/operations/openShape.ts')]).toEqual([
      'server/domains/a/operations/openShape.ts',
      'engine/index.ts',
      'engine/state/shape.ts',
      'engine/state/shape.json',
    ]);
    expect(graph.get('engine/actions/run.ts')).toEqual(['engine/state/run-later.ts']);
    expect(graph.get('engine/state/run-later.ts')).toEqual(['engine/actions/run.ts']);
  });

  test('are those of the handlers, of hand-written files and of folders without tests', () => {
    const figures = Object.fromEntries(measureHouse(folder));
    expect(figures).toMatchObject({
      'tangled folders in `engine`': '2 folders, 1 pairs',
      'tangled folders in `server`': 'none',
      calls: '2',
      'files that a call reaches by type: median, mean, most': '4, 3, 4',
      'source files without tests': '8',
      'lines of a file: median, 9 in 10 at most, most': '2, 4, 4',
      'files of up to 25 lines with one importer, which is no generated table': '3',
      'entries of the list of tunings': '2',
    });
  });

  test('a cycle of three folders is one knot without a pair, and what it imports is not in it', () => {
    const graph: ImportGraph = new Map([
      ['a/a.ts', ['b/b.ts']],
      ['b/b.ts', ['c/c.ts', 'd/d.ts']],
      ['c/c.ts', ['a/other.ts']],
      ['a/other.ts', []],
      ['d/d.ts', ['d/same.ts']],
      ['d/same.ts', ['d/d.ts']],
    ]);
    expect(findFolderKnots(graph, () => true)).toEqual({ mutualPairs: 0, knots: [['a', 'b', 'c']] });
    expect(findFolderKnots(graph, (path) => path !== 'a/other.ts').knots).toEqual([]);
  });
});
