/**
 * How much a run does. `npm test` is the gate: it proves each promise once. `npm run test:whole` (TEST_TIER=whole) adds the second
 * database, the second language, axe on every page and story, the long oracles with new seeds, and absolute times.
 */
export const isWhole = process.env['TEST_TIER'] === 'whole';

/** Waiting times of tests, multiplied for a slow machine: TEST_PATIENCE=3 waits three times as long before a test fails. */
const factor = Number(process.env['TEST_PATIENCE'] ?? 1);

/** Milliseconds that a test waits before it fails. The one place that TEST_PATIENCE reaches; files name no time-outs of their own. */
export const patience = (milliseconds: number): number => milliseconds * factor;
