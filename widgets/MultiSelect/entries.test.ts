import { expect, test } from 'vitest';
import { entriesOf, readValues, toggledAll } from './entries.ts';

const options = [
  { value: 1, label: 'Read' },
  { value: 2, label: 'Write' },
  { value: 3, label: 'Delete', disabled: true },
];
const shown = { values: [1], query: '', isFull: false, all: 'All', max: undefined };
const states = (more: Partial<Omit<typeof shown, 'max'>> & { max?: number }) =>
  entriesOf(options, { ...shown, ...more }).map(({ label, isSelected, isDisabled }) => [
    label,
    isSelected,
    isDisabled ?? false,
  ]);

test('entriesOf shows all before the options, and what is chosen', () => {
  expect(states({})).toEqual([
    ['All', false, false],
    ['Read', true, false],
    ['Write', false, false],
    ['Delete', false, true],
  ]);
  expect(states({ values: [1, 2] })[0]).toEqual(['All', true, false]);
});

test('entriesOf keeps what matches, and closes the others when no more may be chosen', () => {
  expect(states({ query: 'wri', isFull: true, max: 1 })).toEqual([
    ['All', false, true],
    ['Write', false, true],
  ]);
  expect(states({ query: 'nothing' })).toEqual([]);
});

test('toggledAll adds what may be chosen, and takes it away again', () => {
  expect(toggledAll([9], options)).toEqual([9, 1, 2]);
  expect(toggledAll([9, 1, 2], options)).toEqual([9]);
});

test('readValues keeps scalars of a list', () => {
  expect(readValues(['a', 1, null, {}, true])).toEqual(['a', 1, true]);
  expect(readValues('a')).toEqual([]);
});
