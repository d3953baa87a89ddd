/**
 * Which item a key moves to, or undefined when it moves nowhere: arrows go round, Home and End go to the ends, and a
 * letter goes to the next item that begins with it.
 */
export function nextItem(key: string, at: number, labels: readonly string[]): number | undefined {
  const count = labels.length;
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at <= 0 ? count : at) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if ([...key].length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  for (let step = 1; step <= count; step += 1) {
    const next = (at + step) % count;
    if (labels[next]?.trim().toLocaleLowerCase().startsWith(letter)) return next;
  }
  return undefined;
}
