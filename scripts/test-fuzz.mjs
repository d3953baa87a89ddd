/**
 * `npm run test:fuzz`: 50,000 requests made from the contract, half of them on each database. It draws a seed and prints
 * it; FUZZ_SEED=… repeats a run, FUZZ_REQUESTS=… asks for another number on each database, FUZZ_ONLY=createToken,logout
 * for these calls alone.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, requireNode, root } from './install.mjs';

requireNode();
ensureInstalled();
const { FUZZ_SEED = 'new', FUZZ_REQUESTS = '25000' } = process.env;
const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=server', 'tests/http/fuzz.test.ts'];
const { status } = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TEST_TIER: 'whole', FUZZ_SEED, FUZZ_REQUESTS },
});
process.exit(status ?? 1);
