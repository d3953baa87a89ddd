/**
 * Which of `count` cells, `columns` in a row, a key moves to from `at` (-1 for none); undefined when it is no key of a grid
 * or there are no cells. At the edges it stays; left and right continue in the next row.
 */
export function nextCell(key: string, at: number, count: number, columns: number): number | undefined {
  const step = stepOf(key, columns);
  if (step === undefined || count === 0) return undefined;
  if (at < 0) return step > 0 ? 0 : count - 1;
  const next = at + step;
  return next < 0 || next >= count ? at : next;
}

function stepOf(key: string, columns: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return 1;
    case 'ArrowLeft':
      return -1;
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    default:
      return undefined;
  }
}
