/** The gate makes the same ones each time. */
const inGate = { numRuns: 100, seed: 20_261_129 };

/**
 * How many broken documents a test makes, and from which seed: the whole run makes new ones, and `npm run test:broken` asks for more
 * of them.
 */
export function brokenRuns(inWholeRun: number): { numRuns: number; seed: number } {
  const { TEST_TIER, VITE_BROKEN_RUNS, VITE_BROKEN_SEED } = import.meta.env;
  const usual = TEST_TIER === 'gate' ? inGate : { numRuns: inWholeRun, seed: Date.now() % 2 ** 31 };
  return { numRuns: Number(VITE_BROKEN_RUNS ?? usual.numRuns), seed: Number(VITE_BROKEN_SEED ?? usual.seed) };
}
