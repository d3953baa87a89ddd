/**
 * The items that a test accepts together, in order, as many as can be taken; the others are found by halving, so
 * that a few that do not fit among many cost a few tests. A list that is accepted as a whole costs one.
 */
export function fitting<Item>(items: readonly Item[], isGood: (items: readonly Item[]) => boolean): Set<Item> {
  const fitted: Item[] = [];
  const take = (part: readonly Item[]): void => {
    if (part.length === 0) return;
    if (isGood([...fitted, ...part])) fitted.push(...part);
    else if (part.length > 1) {
      const half = part.length >> 1;
      take(part.slice(0, half));
      take(part.slice(half));
    }
  };
  take(items);
  return new Set(fitted);
}
