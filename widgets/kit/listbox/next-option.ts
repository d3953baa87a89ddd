/** How many options a page has for Page Up and Page Down. */
const page = 10;

/** Which of `count` options a key moves to from `at` (-1 for none), or undefined when it moves nowhere. */
export function nextOption(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at <= 0 ? count : at) - 1;
    case 'PageDown':
      return Math.min(count - 1, at + page);
    case 'PageUp':
      return Math.max(0, at - page);
    default:
      return undefined;
  }
}
