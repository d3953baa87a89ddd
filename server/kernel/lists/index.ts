/** The one kit by which every list call is written: `listRows`, or `readList` and `presentPage` where other reads come between. */
export type { ListArguments, ListRules } from './list-rules.ts';
export { listRows } from './list-rows.ts';
export { orderOf } from './order.ts';
export { type ListPage, presentPage } from './page.ts';
export { readList } from './read-list.ts';
export { integerSort, numberSort, textSort, timeSort } from './sort-column.ts';
