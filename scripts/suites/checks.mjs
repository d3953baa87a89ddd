/** What `npm run check` looks at, and how many seconds each took when it was measured last: the longest begin first. */
import { bin, step } from './run.mjs';

const ts = ['--import', 'tsx'];
const cruise = [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config'];
const rooms = ['openapi', 'schemas', 'kinds', 'engine', 'widgets', 'app', 'server', 'pages'];
/** Writes the generated files, so that whatever reads them waits for it. */
export const generated = 'generated files';

/** @typedef {import('./queue.mjs').Task<import('./run.mjs').Row>} SuiteTask */

/** @type {{ title: string, seconds: number, args: string[], after?: string[] }[]} */
const all = [
  { title: generated, seconds: 17, args: [...ts, 'scripts/generate/stale.ts'] },
  // The older compiler beside this one is for the generators, which need its programming interface.
  {
    title: 'types',
    seconds: 40,
    args: [bin('typescript-native/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', '.'],
    after: [generated],
  },
  {
    title: 'format and lint',
    seconds: 16,
    args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  },
  { title: 'dead code', seconds: 14, args: [bin('knip/bin/knip.js'), '--no-progress'], after: [generated] },
  { title: 'contract', seconds: 12, args: [...ts, 'scripts/contract/contract.ts', '--generated'], after: [generated] },
  { title: 'words', seconds: 10, args: [...ts, 'scripts/check-words.ts'] },
  { title: 'layers', seconds: 7, args: [...cruise, '.dependency-cruiser.cjs', ...rooms], after: [generated] },
  { title: 'folders', seconds: 6, args: [...cruise, '.dependency-cruiser.folders.cjs', ...rooms], after: [generated] },
  { title: 'page documents', seconds: 4, args: [...ts, 'scripts/check-pages.ts'], after: [generated] },
  { title: 'correctness lint', seconds: 4, args: [bin('oxlint/bin/oxlint'), '--deny-warnings', '.'] },
  { title: 'messages', seconds: 3, args: [...ts, 'scripts/check-messages.ts'], after: [generated] },
];

/**
 * The checks as tasks of a queue. The package that others install is checked by itself, or, with `built`, after the step of that title
 * from what it built.
 * @param {{ built?: string }} [options] @returns {SuiteTask[]}
 */
export function checks({ built } = {}) {
  const args = [...ts, 'scripts/check-package.ts', ...(built ? ['--built'] : [])];
  const clientPackage = { title: 'client package', seconds: built ? 12 : 19, args, after: [built ?? generated] };
  return [...all, clientPackage].map(({ title, seconds, after = [], args: command }) => ({
    title,
    seconds,
    after,
    work: () => timedStep(title, command),
  }));
}

/** @param {string} title @param {string[]} args @returns {Promise<import('./run.mjs').Row>} */
async function timedStep(title, args) {
  const start = Date.now();
  const count = await step(args, { isQuiet: true })();
  return { title, seconds: (Date.now() - start) / 1000, ...count };
}

/** A line for a check that ended, and what it printed where it failed. @param {import('./run.mjs').Row} row */
export function printCheck({ title, seconds, failed, output = '' }) {
  console.log(`${failed ? 'FAILED' : 'ok    '} ${title.padEnd(18)} ${seconds.toFixed(1)} s`);
  if (failed) console.log(output.trimEnd());
}
