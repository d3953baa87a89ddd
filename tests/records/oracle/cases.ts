import { inject } from 'vitest';
import { isWhole } from '#tests/tier.ts';

const inWholeRun = 20_000;
const inGate = 100;

/**
 * How many cases an oracle asks: 100 that are the same in each gate, and in the whole run its share of 20,000 new ones.
 * ORACLE_CASES asks for another number than 20,000.
 */
export function casesOf(share = 1): number {
  const given = process.env['ORACLE_CASES'];
  if (given === undefined && !isWhole) return inGate;
  return Math.ceil(Number(given ?? inWholeRun) / share);
}

/** The number of the first case: 1 in the gate, another one in each whole run, which prints it; ORACLE_SEED repeats a run. */
export const firstCase = (): number => inject('oracleSeed');

/**
 * Cases that an oracle failed on once, by the number that it printed. They are asked first in every run: whoever mends
 * what one of them has found adds it here.
 */
const failedOnce = {
  lists: [],
  hiddenInLists: [],
  statistics: [],
  hiddenInStatistics: [],
  bulkUpdates: [],
  bulkDeletions: [],
  imports: [],
  exports: [],
  histories: [],
  live: [],
  trash: [],
  versions: [],
  files: [],
  rowFilters: [],
  rowChanges: [],
  linkedLists: [],
  linkedStatistics: [],
  links: [],
} as const satisfies Record<string, readonly number[]>;

export type OracleName = keyof typeof failedOnce;

/** What an oracle asks: so many cases, of tables from a number on. */
export interface Asked {
  oracle: OracleName;
  first: number;
  cases: number;
}

/** The numbers of the tables to ask about: those that failed once, and then as many as the cases take. */
export function* numbersOf(
  { oracle, first, cases }: Asked,
  perTable: number,
  failed: readonly number[] = failedOnce[oracle],
): Generator<number> {
  yield* failed;
  for (let asked = 0; asked < cases; asked += perTable) yield first + asked / perTable;
}
