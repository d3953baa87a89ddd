/** What every list answers (common.yaml). */
export interface ListPage<Item> {
  items: Item[];
  page: number;
  size: number;
  /** Absent with `total=none`; with `capped` 10,000 means "at least". */
  total?: number;
  /** Absent on the last page. */
  next_cursor?: string;
}

/** The page with each row as it is on the wire. */
export function presentPage<Row, Item>({ items, ...page }: ListPage<Row>, present: (row: Row) => Item): ListPage<Item> {
  return { ...page, items: items.map((row) => present(row)) };
}
