/** Designed tables and their records. Other domains import what is listed here, and nothing else. */
export { filterSql, type FilterFrame } from './query/filter.ts';
