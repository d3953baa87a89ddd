interface Placed {
  sort: number;
}

/**
 * The sort number before the sibling at an index, for siblings in their order: between its neighbours, so that one row changes. When
 * no number lies between them, all siblings are numbered again; `others` are then those to be stored as well.
 */
export function sortBefore<Sibling extends Placed>(
  siblings: readonly Sibling[],
  at: number,
): { sort: number; others: Sibling[] } {
  const left = siblings[at - 1]?.sort;
  const right = siblings[at]?.sort;
  if (right === undefined) return { sort: (left ?? 0) + 1, others: [] };
  const between = left === undefined ? right - 1 : (left + right) / 2;
  const isFree = (left === undefined || between > left) && between < right;
  if (isFree) return { sort: between, others: [] };
  const others = siblings.map((sibling, index) => ({ ...sibling, sort: index < at ? index + 1 : index + 2 }));
  return { sort: at + 1, others };
}
