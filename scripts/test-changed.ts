/**
 * `npm run test:changed [-- BASE]`: the tests that a change can reach, by imports and, for end-to-end specs, by the calls and documents
 * that each asked for when it ran last. A change is what differs from BASE, by default from where the branch left main. For daily work:
 * before anything lands, `npm test` runs everything.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedSince, usualBase } from './changed/changed-files.ts';
import { isSpec, type Reach, reachedSpecs } from './changed/reached-specs.ts';
import { reachedTests } from './changed/reached-tests.ts';
import { ensureChromium } from './chromium.mjs';
import { isBuilt } from './freshness.mjs';
import { filesOf, readImports } from './house/import-graph.ts';
import { ensureInstalled, root } from './install.mjs';
import { announced, emptyResults, playwright, printFailures, type Row, step, vitest } from './suites/run.mjs';

ensureInstalled();
const base = process.argv[2] ?? usualBase();
const changed = changedSince(base);
const graph = readImports(root, filesOf(root));
const reachFile = join(root, '.cache/e2e-reach.json');
// Safe: only a reporter of the end-to-end suite writes it (tests/e2e/keep-reach.ts).
const reach = existsSync(reachFile) ? (JSON.parse(readFileSync(reachFile, 'utf8')) as Reach) : {};
const tests = reachedTests(graph, changed);
const inBrowser = tests.filter((path) => path.endsWith('.tsx'));
const onNode = tests.filter((path) => path.endsWith('.ts'));
const specs = reachedSpecs(graph, changed, reach).filter(isSpec);
console.log(
  `${changed.length} files changed since ${base.slice(0, 12)}: they reach ${tests.length} test files and ${specs.length} end-to-end specs.`,
);

emptyResults();
const rows: Row[] = [];
const run = async (title: string, suite: Parameters<typeof announced>[1], isAsked: boolean): Promise<void> => {
  if (isAsked) rows.push(await announced(title, suite)());
};
if (inBrowser.length + specs.length > 0) process.env['CHROMIUM_PATH'] = ensureChromium();
const node = ['--project=unit', '--project=server', '--project=reliability'];
await run('tests', vitest('changed', [...node, ...onNode]), onNode.length > 0);
await run('components in Chromium', vitest('component', ['--project=component', ...inBrowser]), inBrowser.length > 0);
await run('build', step(['--import', 'tsx', 'scripts/build.ts', '--product']), specs.length > 0 && !isBuilt());
await run('end to end', playwright(specs), specs.length > 0);

printFailures(rows);
const sum = (key: 'passed' | 'failed'): number => rows.reduce((total, row) => total + row[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') ? 1 : 0);
