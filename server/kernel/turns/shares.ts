/** Milliseconds after which half of what a key has had is forgotten. */
const halfLife = 30_000;
/** Keys above which those that have had next to nothing are forgotten. */
const usual = 1_000;

export interface Shares {
  /** What the key has had lately. */
  of(key: string): number;
  add(key: string, amount: number): void;
}

/** How much time each key has had lately, where what is long ago counts less and less. */
export function createShares(now: () => number = () => performance.now()): Shares {
  const shares = new Map<string, { amount: number; at: number }>();

  function of(key: string): number {
    const share = shares.get(key);
    return share ? share.amount * 0.5 ** ((now() - share.at) / halfLife) : 0;
  }

  return {
    of,
    add(key, amount) {
      shares.set(key, { amount: of(key) + amount, at: now() });
      if (shares.size > usual) for (const one of shares.keys()) if (of(one) < 1) shares.delete(one);
    },
  };
}
