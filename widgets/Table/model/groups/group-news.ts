import { sameJson } from '#schemas';
import { keyOf, type RowKey, type TableRow } from '../rows/row.ts';
import type { RowNews } from '../rows/useChanges.ts';

/** The rows of a group, and what others did to them since a person asked for them. */
export interface GroupNews {
  rows: readonly TableRow[];
  news: ReadonlyMap<RowKey, RowNews>;
}

interface Now {
  /** The page as it is read now. */
  items: readonly TableRow[];
  /** Rows that were shown and are on another page now. */
  elsewhere: readonly TableRow[];
  rowKey: string;
  /** Later pages cannot tell a row that is new from one that was moved on to them. */
  takesNew: boolean;
}

/** Puts a page that was read again into the rows that are shown: each stays where it is, and what is new comes below them. */
export function mergedNews(before: GroupNews, { items, elsewhere, rowKey, takesNew }: Now): GroupNews {
  const keys = before.rows.map((row, index) => keyOf(row, rowKey, index));
  const now = new Map([...elsewhere, ...items].map((row, index) => [keyOf(row, rowKey, index), row]));
  const news = new Map(before.news);
  const remaining = before.rows.map((row, index) => {
    const key = keys[index] ?? '';
    const found = now.get(key);
    if (!found) news.set(key, 'gone');
    else if (news.get(key) === 'gone') news.delete(key);
    if (found && !sameJson(row, found)) news.set(key, 'changed');
    return found ?? row;
  });
  const known = new Set(keys);
  const added = takesNew ? items.filter((row, index) => !known.has(keyOf(row, rowKey, index))) : [];
  for (const [index, row] of added.entries()) news.set(keyOf(row, rowKey, index), 'added');
  return { rows: [...remaining, ...added], news };
}
