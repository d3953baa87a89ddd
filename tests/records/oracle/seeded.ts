import { seededRandom } from '#tests/bench/page/seeded-random.ts';

/** Choices that are the same for the same seed. */
export interface Seeded {
  /** From 0 to below `most`. */
  upTo(most: number): number;
  isTrue(probability: number): boolean;
  one<T>(list: readonly T[]): T;
  /** Some of them, in their order. */
  some<T>(list: readonly T[], probability: number): T[];
  /** All of them in another order. */
  shuffled<T>(list: readonly T[]): T[];
  /** So many of what is made. */
  times<T>(count: number, make: (index: number) => T): T[];
}

export function seeded(seed: number): Seeded {
  const random = seededRandom(seed);
  const upTo = (most: number): number => Math.floor(random() * most);
  return {
    upTo,
    isTrue: (probability) => random() < probability,
    // Safe: nobody chooses from an empty list.
    one: <T>(list: readonly T[]) => list[upTo(list.length)] as T,
    some: (list, probability) => list.filter(() => random() < probability),
    shuffled: (list) =>
      list
        .map((each) => ({ each, order: random() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ each }) => each),
    times: (count, make) => Array.from({ length: count }, (_, index) => make(index)),
  };
}
