/**
 * `npm run test:long`: 20,000 random lists of records on each database beside an evaluator in memory, and 2,000 random sequences of
 * design changes beside a plain table. It draws a seed and prints it; ORACLE_SEED=… repeats a run, ORACLE_CASES=… and
 * DESIGN_WALKS=… ask for other numbers.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { ensureInstalled, requireNode, root } from './install.mjs';

requireNode();
ensureInstalled();
const { ORACLE_SEED = String(randomInt(2 ** 20)), ORACLE_CASES = '20000', DESIGN_WALKS = '2000' } = process.env;
console.log(`ORACLE_SEED=${ORACLE_SEED}`);
const args = [
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--project=server',
  'tests/records/oracle',
  'tests/records/designs',
];
const { status } = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TEST_TIER: 'whole', ORACLE_SEED, ORACLE_CASES, DESIGN_WALKS },
});
process.exit(status ?? 1);
