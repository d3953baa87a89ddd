import { beforeAll, expect, test } from 'vitest';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';

const inLeave = {
  headers: { application_id: seedId('application acme Leave and absence'), clientTimeZone: 'Asia/Shanghai' },
};
const title = { node: 'field' as const, id: 'title', label: 'Title', kind: { type: 'text' as const } };
const due = {
  node: 'field' as const,
  id: 'due',
  label: 'Due date',
  kind: { type: 'date' as const, granularity: 'day' as const },
};
const number = {
  node: 'field' as const,
  id: 'number',
  label: 'Number',
  kind: { type: 'serial' as const, parts: [{ kind: 'counter' as const, digits: 4 }] },
};
const mapping = [
  { column: 'Title', field: 'title' },
  { column: 'Due date', field: 'due' },
];
const lines = (...cells: string[]) => ['Title\tDue date', ...cells.map((cell, at) => `T${at}\t${cell}`)].join('\n');

describeOnEachDatabase('dates of sheets', (opening) => {
  let api: Api;
  let owner: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    return () => api.close();
  });

  test.each(['en-US', 'zh-CN', 'en-GB'])(
    'TPL-09 the dates of a column are read in one order in %s, and a column that does not tell it is asked for',
    async (language) => {
      const by = { headers: { ...inLeave.headers, 'accept-language': language } };
      const category = await owner.done('createCategory', { category_name: `Dates ${language}` }, by);
      const formConfig = { formLabel: `Dates ${language}`, fields: [title, due, number] };
      const made = { formConfig, physical_table_category_id: category.id };
      const { table_id: id } = await owner.done('createPhysicalTable', made, by);
      const read = (text: string, dates?: 'dayFirst' | 'monthFirst') =>
        owner.done('importTableRecords', { id, text, mapping, ...(dates && { dates }) }, by);
      const order = async (text: string) => {
        const { columns } = await owner.done('proposeTableImport', { id, text }, by);
        return columns.find(({ field }) => field === 'due')?.dates;
      };
      const certain = lines('15-01-2025', '09-01-2025', '10-12-2025');
      expect(await order(certain)).toBe('dayFirst');
      expect(await read(certain)).toMatchObject({ added: 3, refused: 0 });
      const unclear = lines('09-01-2025', '2025-03-04');
      expect(await order(unclear)).toBe('unclear');
      const { issues, ...done } = await read(unclear);
      expect(done).toMatchObject({ added: 1, refused: 1 });
      if (language !== 'zh-CN')
        expect(issues[0]?.message).toBe(
          '“09-01-2025”: It can be January 9, 2025 or September 1, 2025. Choose how dates are written, or write the year first.',
        );
      expect(await read(unclear, 'dayFirst')).toMatchObject({ added: 2, refused: 0 });
      expect(await read(unclear, 'monthFirst')).toMatchObject({ added: 2, refused: 0 });
      const both = await read(lines('15-01-2025', '16-01-2025', '01-17-2025'));
      expect(both.issues.map(({ row, column }) => [row, column])).toEqual([[4, 'Due date']]);
      const { items } = await owner.done('listPhysicalRecords', { id, sort: ['number'] }, by);
      const [first, other] = ['2025-01-09', '2025-09-01'];
      const certainDays = ['2025-01-15', first, '2025-12-10'];
      const unclearDays = ['2025-03-04', first, '2025-03-04', other, '2025-03-04'];
      expect(items.map(({ data }) => data['due'])).toEqual([
        ...certainDays,
        ...unclearDays,
        '2025-01-15',
        '2025-01-16',
      ]);
    },
  );
});
