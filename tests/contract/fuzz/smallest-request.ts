import fc from 'fast-check';
import type { FuzzRequest } from './fuzz-request.ts';
import type { Planned } from './fuzz-plan.ts';

/**
 * The smallest request that fails in the same way, found within a few seconds, as it was sent; undefined when the issue
 * does not come again. `failing` sends a request and gives it back as it was sent, if it fails.
 */
export async function smallestRequest(
  { arbitrary, seed, index }: Planned,
  failing: (request: FuzzRequest) => Promise<FuzzRequest | undefined>,
): Promise<FuzzRequest | undefined> {
  let smallest: FuzzRequest | undefined;
  const property = fc.asyncProperty(arbitrary, async (one) => {
    const sent = await failing(one);
    // Every one that fails is smaller than the last: that is how fast-check looks for them.
    smallest = sent ?? smallest;
    return sent === undefined;
  });
  await fc.check(property, { seed, path: String(index), numRuns: 1, interruptAfterTimeLimit: 5_000 });
  return smallest;
}
