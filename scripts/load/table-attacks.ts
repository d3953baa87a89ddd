import { callOf, mapping, type Site, type Sent, sheetOf } from './make-site.ts';

/** What one hostile workspace sends to its tables, one request after the other. */
export interface TableAttack {
  title: string;
  /** Callers at once; four without it. */
  callers?: number;
  next(site: Site): Sent;
}

const some = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const titles = some(1_000, (at) => `Some longer title ${at}`);
const among = { kind: 'condition', field: 'title', operator: 'in', value: titles } as const;
const filterOf = (conditions: number) => ({ logicalOperator: 'any', children: some(conditions, () => among) });
const rows = some(100, (n) => ({ kind: 'row', data: { n } }));
const everyRecord = {
  filter: { logicalOperator: 'all', children: [{ kind: 'condition', field: 'no', operator: 'gte', value: 0 }] },
};
const slow = {
  formLabel: 'Pattern',
  fields: [
    {
      node: 'field',
      id: 'a',
      label: 'a',
      kind: { type: 'text', max_length: 100_000, pattern: { expression: '(x?){1000}y?' } },
    },
  ],
};
const sheet = sheetOf(2_000);
let number = 0;
const counted = (): number => (number += 1);

/** Attacks 24, 25, 26, 30 and 31 of the review, and what else many callers of a workspace do with tables. */
export const tableAttacks: readonly TableAttack[] = [
  {
    title: 'lists with 2,000 and 40,000 values',
    next: (site) =>
      callOf(site, 'listPhysicalRecords', { id: site.tableId, filter: filterOf(counted() % 2 === 0 ? 2 : 40) }),
  },
  {
    title: 'records with 40 heavy formulas × 100 rows',
    next: (site) =>
      callOf(site, 'createPhysicalRecord', { id: site.heavyId, data: { title: 'A', others: rows, lines: rows } }),
  },
  {
    title: 'patterns that take long',
    next: (site) =>
      callOf(site, 'createPhysicalTable', { formConfig: slow, physical_table_category_id: site.categoryId }),
  },
  {
    title: 'workbooks that fill memory',
    next: (site) => callOf(site, 'proposeSheetTable', { file_id: site.bookId }),
  },
  {
    title: 'ten imports of 200 rows',
    callers: 10,
    next: (site) =>
      callOf(site, 'importTableRecords', { id: site.tableId, text: sheet, mapping, from: 200 * (counted() % 10) }),
  },
  {
    title: 'group queries',
    next: (site) =>
      callOf(site, 'getTableStatistic', {
        id: site.tableId,
        viewSchema: {
          groups: [
            { key: 'title', field: 'title' },
            { key: 'kind', field: 'kind' },
          ],
          measures: [
            { key: 'count', function: 'count' },
            { key: 'titles', function: 'countDistinct', field: 'title' },
            { key: 'no', function: 'sum', field: 'no', filter: filterOf(1) },
          ],
          limit: 1_000,
        },
      }),
  },
  {
    title: 'bulk updates of 1,000 records by 32 callers',
    callers: 32,
    next: (site) =>
      callOf(site, 'bulkUpdateTableRecords', {
        id: site.tableId,
        match: everyRecord,
        data: { kind: `Kind ${counted()}` },
      }),
  },
  {
    title: 'values in the shape of others',
    next: (site) =>
      callOf(site, 'createPhysicalRecord', { id: site.tableId, data: { no: counted() % 2 === 0 ? [] : {} } }),
  },
];
