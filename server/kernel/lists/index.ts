/** The one kit by which every list call is written: `readList(query, found, rules, args)`, then `presentPage`. */
export type { ListArguments, ListRules } from './list-rules.ts';
export { orderOf } from './order.ts';
export { type ListPage, presentPage } from './page.ts';
export { readList } from './read-list.ts';
export { integerSort, numberSort, textSort, timeSort } from './sort-column.ts';
