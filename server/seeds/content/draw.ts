/** Draws from lists and ranges; the same seed draws the same again, so that the demo is alike everywhere. */
export interface Draw {
  /** One of the list. */
  one<T>(list: readonly T[]): T;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** True in `share` of the cases, 0 to 1. */
  chance(share: number): boolean;
}

/** Mulberry32: small, and even enough for sample records. */
export function drawOf(seed: number): Draw {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    one: (list) => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new RangeError('Nothing can be drawn from an empty list.');
      return found;
    },
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
  };
}
