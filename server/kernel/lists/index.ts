/** The one kit by which every list call is written: `listRows`, or `readList` and `presentPage` where other reads come between. */
export type { ListArguments, ListRules } from './list-rules.ts';
export { isCursorPage, parsedCursor } from './cursor.ts';
export { containing, literally } from './narrow.ts';
export { type ListPage, presentPage } from './page.ts';
export { listRows, readList } from './read-list.ts';
export { integerSort, isStorable, numberSort, textSort, timeSort } from './sort-column.ts';
