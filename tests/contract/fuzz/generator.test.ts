import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assembleContract } from '#scripts/contract/assemble.ts';
import { contractFolder } from '#scripts/contract/bundle.ts';
import { readContract } from '#scripts/contract/source.ts';
import { describedOperations } from './described-operations.ts';
import { isWhole } from '#tests/tier.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { fuzzRequest } from './make-request.ts';
import { KnownValues } from './known-values.ts';
import { createRequestCheck } from './request-check.ts';

const description = assembleContract(await readContract(contractFolder));
const all = describedOperations(description);
/** Each call is made from the same parts: the gate tries every twentieth, and the fuzz compares what it sends for each call. */
const tried = all
  .map((operation, index) => [operation.id, operation, index] as const)
  .filter(([, , index]) => isWhole || index % 20 === 0);
const diagnosticsOf = createRequestCheck(description);
const seed = 20_261_121;

const requests = (index: number, kind: FuzzRequest['kind'], numRuns: number): FuzzRequest[] => {
  const operation = all[index];
  if (!operation) throw new Error(`There is no call ${index}.`);
  const filled = fc.sample(fuzzRequest(operation, description, kind), { seed, numRuns });
  return filled.map((request) => new KnownValues().fill(request, operation, () => true));
};

describe.each(tried)('P24 %s', (_id, operation, index) => {
  test.each(['valid', 'edge'] as const)('%s requests keep the contract', (kind) => {
    for (const request of requests(index, kind, 8)) {
      expect(diagnosticsOf(operation, request), JSON.stringify(request)).toEqual([]);
    }
  });

  test('broken requests break the contract', () => {
    const broken = requests(index, 'broken', 40).filter((request) => diagnosticsOf(operation, request).length > 0);
    expect(broken.length).toBeGreaterThan(5);
  });

  test('hostile requests are made, the same ones for the same seed', () => {
    const [first, second] = [requests(index, 'hostile', 10), requests(index, 'hostile', 10)];
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(new Set(first.map((request) => JSON.stringify(request))).size).toBeGreaterThan(5);
  });
});
