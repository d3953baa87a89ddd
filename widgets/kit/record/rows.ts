/** A column of a sub-table as its widget shows it. */
export interface RowColumn {
  id: string;
  label: string;
  /** Of 24, against the other columns. */
  width: number | null;
  isRequired: boolean;
  /** Digits behind the point of the sum below; null for none. */
  digits: number | null;
}

/** What a row may do; the same object for as long as the table is there. */
export interface RowActions {
  move(index: number, by: -1 | 1): void;
  remove(index: number): void;
}

/** The list with two items swapped. */
export function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  const copy = [...list];
  const [one, other] = [list[a], list[b]];
  // Safe: the buttons at both ends are disabled.
  copy[a] = other as T;
  copy[b] = one as T;
  return copy;
}
