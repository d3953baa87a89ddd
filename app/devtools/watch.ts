import type { EngineFact } from '#engine/runtime';

/** Hears a fact, and the time at which it happened, in milliseconds since 1970 UTC. */
export type Hear = (fact: EngineFact, at: number) => void;

export interface Watch {
  observe(fact: EngineFact): void;
  /** Passes on all facts so far, then each new one. */
  hand(hear: Hear): void;
  /** Drops the recorded facts: no listener will come. */
  stop(): void;
}

/** Records what the engine does until the code of the developer tools is loaded. */
export function createWatch(now: () => number): Watch {
  let early: [EngineFact, number][] = [];
  let hear: Hear = (fact, at) => void early.push([fact, at]);
  const follow = (next: Hear): void => {
    hear = next;
    for (const [fact, at] of early) next(fact, at);
    early = [];
  };
  return {
    observe: (fact) => hear(fact, now()),
    hand: follow,
    stop: () => follow(() => undefined),
  };
}
