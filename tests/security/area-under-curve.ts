/**
 * How well the numbers of two groups tell which group they are of: the probability that one of the first is greater than
 * one of the second. 0.5 says nothing, 0 and 1 say all.
 */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let at = 0; at < all.length; ) {
    let end = at;
    while (end < all.length && all[end]?.value === all[at]?.value) end += 1;
    // Equal ones share the middle of their ranks.
    const rank = (at + 1 + end) / 2;
    for (let one = at; one < end; one += 1) if (all[one]?.isFirst) ranks += rank;
    at = end;
  }
  const least = (first.length * (first.length + 1)) / 2;
  return (ranks - least) / (first.length * second.length);
}
