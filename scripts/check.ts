/** `npm run check`: everything that can be known without running the product. Prints what failed, exits 1 when anything did. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compiler } from './compiler.ts';
import { generateStories } from './generate/stories.ts';
import { root } from './install.mjs';

interface Step {
  title: string;
  args: string[];
}

const bin = (path: string): string => join(root, 'node_modules', path);

const cruiser = bin('dependency-cruiser/bin/dependency-cruise.mjs');
const rooms = ['openapi', 'schemas', 'engine', 'widgets', 'app', 'server', 'pages'];

/** Two lanes, for two cores. */
const lanes: Step[][] = [
  [
    { title: 'types', args: [compiler, '--noEmit', '--pretty', 'false', '-p', '.'] },
    { title: 'dead code', args: [bin('knip/bin/knip.js'), '--no-progress'] },
    { title: 'client package', args: ['--import', 'tsx', 'scripts/check-package.ts'] },
  ],
  [
    { title: 'generated files', args: ['--import', 'tsx', 'scripts/generate/stale.ts'] },
    { title: 'contract', args: ['--import', 'tsx', 'scripts/contract/contract.ts'] },
    { title: 'page documents', args: ['--import', 'tsx', 'scripts/check-pages.ts'] },
    { title: 'messages', args: ['--import', 'tsx', 'scripts/check-messages.ts'] },
    { title: 'words', args: ['--import', 'tsx', 'scripts/check-words.ts'] },
    { title: 'format and lint', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
    { title: 'correctness lint', args: [bin('oxlint/bin/oxlint'), '--deny-warnings', '.'] },
    { title: 'layers', args: [cruiser, '--config', '.dependency-cruiser.cjs', ...rooms] },
    { title: 'folders', args: [cruiser, '--config', '.dependency-cruiser.folders.cjs', ...rooms] },
  ],
];

function run(step: Step): Promise<boolean> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step.args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.on('exit', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.title.padEnd(18)} ${seconds} s`);
      if (code !== 0) console.log(output.trimEnd());
      resolve(code === 0);
    });
  });
}

// Not committed, and looked at by the types and the dead code.
await generateStories();

const outcomes = await Promise.all(
  lanes.map(async (lane) => {
    let good = true;
    for (const step of lane) good = (await run(step)) && good;
    return good;
  }),
);
process.exit(outcomes.every(Boolean) ? 0 : 1);
