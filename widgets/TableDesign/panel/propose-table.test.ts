import { describe, expect, test } from 'vitest';
import { proposeTable } from './propose-table.ts';

const views = (...names: string[]) =>
  names.map((label) => ({ value: label, label, table: `table of ${label}`, fields: undefined }));

describe('TABLE-24 a link leads to the table that its name means', () => {
  test.each([
    ['Person', ['Items', 'People'], 'People'],
    ['people', ['Items', 'People'], 'People'],
    ['Borrowed item', ['Items', 'People'], 'Items'],
    ['Category', ['Categories', 'Items'], 'Categories'],
    ['Order', ['Order lines', 'Orders'], 'Orders'],
    ['物品', ['物品清单', '人员'], '物品清单'],
    ['借用人员', ['物品清单', '人员'], '人员'],
    ['Anything', ['Items'], 'Items'],
  ])('%s of %j leads to %s', (label, tables, found) => {
    expect(proposeTable(label, views(...tables))).toBe(found);
  });

  test.each([
    ['Link', ['Items', 'People']],
    ['Item of a person', ['Items', 'People']],
    ['Ite', ['Items', 'People']],
    ['', ['Items', 'People']],
  ])('%j of %j leads nowhere before a person chooses', (label, tables) => {
    expect(proposeTable(label, views(...tables))).toBe('');
  });

  test('either language of the name is enough, and of several views of one table the first is taken', () => {
    const people = views('People', 'People who left').map((view) => ({ ...view, table: 'people' }));
    expect(proposeTable({ 'en-US': 'Person', 'zh-CN': '借用人' }, [...views('Items'), ...people])).toBe('People');
  });
});
