/** Which items of a list of different numbers stay when as few as possible are taken out to leave it rising. */
export function longestRun(numbers: readonly number[]): Set<number> {
  /** By length of a run: the index of the smallest number that ends one. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, number] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  }
  const run = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.add(numbers[at] ?? 0);
  return run;
}
