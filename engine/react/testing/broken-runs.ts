/**
 * How many broken documents a test makes, and from which seed: `npm run test:broken` asks for more of them than the short
 * run that every test run has.
 */
export function brokenRuns(short: number): { numRuns: number; seed: number } {
  const { VITE_BROKEN_RUNS, VITE_BROKEN_SEED } = import.meta.env;
  const seed = Number(VITE_BROKEN_SEED ?? Date.now() % 2 ** 31);
  return { numRuns: Number(VITE_BROKEN_RUNS ?? short), seed };
}
