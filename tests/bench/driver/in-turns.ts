import type { Contender } from './contenders.ts';

/** What came of one contender. */
export interface Outcome<Figures> {
  contender: Contender;
  /** Of each round. */
  rounds: Figures[];
  /** Why it has no figures. */
  failure?: string;
}

/** Measures contenders by turns, so that what else the machine does hits all alike. One that fails is left out from then on. */
export async function inTurns<Figures>(
  contenders: readonly Contender[],
  rounds: number,
  measure: (contender: Contender, round: number) => Promise<Figures>,
): Promise<Outcome<Figures>[]> {
  const outcomes: Outcome<Figures>[] = contenders.map((contender) => ({ contender, rounds: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const outcome of outcomes) {
      const { contender, failure } = outcome;
      if (failure !== undefined || (contender.isOnce && round > 0)) continue;
      const start = performance.now();
      try {
        outcome.rounds.push(await measure(contender, round));
      } catch (error) {
        outcome.failure = error instanceof Error ? error.message : String(error);
      }
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`  round ${round + 1} ${contender.kind} ${contender.name} ${seconds} s ${outcome.failure ?? ''}`);
    }
  }
  return outcomes;
}

/** The medians over the rounds, figure by figure; a figure that no round has is absent. */
export function medians<Figures extends object>(rounds: readonly Figures[]): Partial<Record<keyof Figures, number>> {
  // Safe: `Object.keys` gives the names of the figures themselves.
  const names = new Set(rounds.flatMap((round) => Object.keys(round) as (keyof Figures)[]));
  const found: Partial<Record<keyof Figures, number>> = {};
  for (const name of names) {
    const values = rounds.map((round) => round[name]).filter((value) => typeof value === 'number');
    const middle = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
    if (middle !== undefined) found[name] = middle;
  }
  return found;
}
