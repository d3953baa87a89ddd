import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Json } from '#engine/document';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import schema from './CheckMatrix.schema.json' with { type: 'json' };

const props = {
  label: 'Fields',
  rowHeader: 'Field',
  columns: [
    { value: 'see', label: 'See' },
    { value: 'write', label: 'Change', needs: 'see' },
  ],
  rows: [
    { value: 'title', label: 'Title' },
    { value: 'number', label: 'Number', without: ['write'] },
    { value: 'note', label: 'Note' },
  ],
};
const open = (value: Json) => showWidget('CheckMatrix', props, { value });

test('CheckMatrix ticks what a column needs along with it, and clears it along', async () => {
  const { screen, value } = await open([]);
  await screen.getByRole('checkbox', { name: 'Note: Change' }).click();
  expect(value()).toEqual([{ value: 'note', ticks: ['see', 'write'] }]);
  await screen.getByRole('checkbox', { name: 'Note: See' }).click();
  expect(value()).toEqual([]);
});

test('CheckMatrix ticks a whole column by its head, with the keyboard, where there are boxes', async () => {
  const { screen, value } = await open([{ value: 'title', ticks: ['see'] }]);
  const all = screen.getByRole('checkbox', { name: 'Change: all' });
  await expect.element(screen.getByRole('checkbox', { name: 'See: all' })).toBePartiallyChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Number: Change' })).not.toBeInTheDocument();
  (all.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  expect(value()).toEqual([
    { value: 'title', ticks: ['see', 'write'] },
    { value: 'note', ticks: ['see', 'write'] },
  ]);
  await userEvent.keyboard(' ');
  expect(value()).toEqual([
    { value: 'title', ticks: ['see'] },
    { value: 'note', ticks: ['see'] },
  ]);
});

test('CheckMatrix keeps ticks of rows that it does not show', async () => {
  const { screen, value } = await open([{ value: 'gone', ticks: ['see'] }]);
  await screen.getByRole('checkbox', { name: 'Title: See' }).click();
  expect(value()).toEqual([
    { value: 'title', ticks: ['see'] },
    { value: 'gone', ticks: ['see'] },
  ]);
});

test('CheckMatrix puts a row below the one that it belongs to, on every level that it takes', async () => {
  const { maximum } = schema.props.properties.rows.items.properties.level;
  const rows = Array.from({ length: maximum + 1 }, (_, level) => ({
    value: `l${level}`,
    label: `Level ${level}`,
    level,
  }));
  const { screen } = await showWidget('CheckMatrix', { ...props, rows }, { value: [] });
  const inset = (name: string) =>
    Number.parseFloat(
      getComputedStyle(screen.getByRole('rowheader', { name, exact: true }).element()).paddingInlineStart,
    );
  for (let level = 1; level <= maximum; level += 1) {
    expect(inset(`Level ${level}`)).toBeGreaterThan(inset(`Level ${level - 1}`));
  }
});
