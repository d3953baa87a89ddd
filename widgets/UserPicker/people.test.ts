import { expect, test } from 'vitest';
import { readPeople } from './people.ts';
import { peopleRows } from './people-rows.ts';

const people = readPeople([
  { id: 'a', real_name: 'Anna Li', username: 'anna', departments: [{ id: 1, department_name: 'Sales' }], avatar: '' },
  { id: 'b', real_name: 'Bo Wu', username: 'bo', departments: [] },
  { id: 'c', real_name: '王小明', departments: [{ id: 1, department_name: 'Sales' }] },
  { id: 'a', real_name: 'Another', username: 'x' },
  { id: 7, username: 'robot' },
  { real_name: 'Nobody' },
  null,
]);
const lines = (query: string, isGrouped = false) =>
  peopleRows(people, { query, isGrouped, otherText: 'Others' }).map((row) =>
    row.kind === 'person' ? `${row.index} ${row.person.name}` : row.label,
  );

test('readPeople takes everybody with an id, once, by the name that there is', () => {
  expect(people.map(({ name }) => name)).toEqual(['Anna Li', 'Bo Wu', '王小明', 'robot']);
});

test('peopleRows finds names, accounts and departments', () => {
  expect(lines('')).toHaveLength(4);
  expect(lines('小明')).toEqual(['0 王小明']);
  expect(lines('BO')).toEqual(['0 Bo Wu', '1 robot']);
  expect(lines('sales')).toEqual(['0 Anna Li', '1 王小明']);
});

test('peopleRows puts people under their departments, and those without at the end', () => {
  expect(lines('', true)).toEqual(['Sales', '0 Anna Li', '1 王小明', 'Others', '2 Bo Wu', '3 robot']);
});
