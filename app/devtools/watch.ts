import type { EngineFact } from '#engine/runtime';

/** Hears a fact, and the time at which it happened, in milliseconds since 1970 UTC. */
export type Hear = (fact: EngineFact, at: number) => void;

export interface Watch {
  observe(fact: EngineFact): void;
  /** Tells everything so far, and from now on each fact as it happens. */
  hand(hear: Hear): void;
  /** Nobody will listen: what was kept is let go. */
  stop(): void;
}

/** Keeps what the engine does while the code of the developer tools is on its way. */
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
