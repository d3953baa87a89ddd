import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { addShortcuts } from '../kit/shortcuts/shortcut-book.ts';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('ShortcutList shows by ? the keys of what is on the page, and not those that are gone', async () => {
  const ran: string[] = [];
  const remove = addShortcuts([
    { keys: 'Mod+J', label: 'Jump', run: () => ran.push('jump') },
    { keys: 'F2', label: 'Edit the cell' },
  ]);
  const { screen } = await showWidget('ShortcutList', {});
  await userEvent.keyboard('{Control>}j{/Control}');
  expect(ran).toEqual(['jump']);
  await userEvent.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(dialog.getByText('Jump')).toBeVisible();
  await expect.element(dialog.getByText('Edit the cell')).toBeVisible();
  remove();
  await expect.element(dialog.getByText('Jump')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('ShortcutList leaves ? to somebody who types it', async () => {
  const { screen } = await showWidget('ShortcutList', {});
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  await userEvent.keyboard('?');
  expect(input.value).toBe('?');
  expect(screen.getByRole('dialog').query()).toBeNull();
  input.remove();
});

test('ShortcutList over a drawer shows the keys of the drawer, and those of the page behind it do nothing', async () => {
  const ran: string[] = [];
  const remove = addShortcuts([{ keys: 'Mod+J', label: 'Jump', part: 'Table', run: () => ran.push('jump') }]);
  const config = {
    formLabel: 'F',
    fields: [{ node: 'field', id: 'd', label: 'Day', kind: { type: 'date', granularity: 'day' } }],
  };
  const form = { id: 'form', widget: 'RecordForm', props: { label: 'Form', config } };
  const keys = { id: 'keys', widget: 'ShortcutList' };
  const { screen } = await showWidget(
    'Stack',
    {},
    {
      slots: {
        default: [keys, { id: 'drawer', widget: 'Drawer', props: { title: 'Record' }, slots: { default: [form] } }],
      },
    },
  );
  await expect.element(screen.getByLabelText('Day', { exact: true })).toBeVisible();
  screen.getByRole('button', { name: 'Close' }).element().focus();
  await userEvent.keyboard('{Control>}j{/Control}');
  expect(ran).toEqual([]);
  await userEvent.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });

  await expect
    .element(dialog.getByRole('region', { name: 'Form' }).getByText('Open the calendar of a date'))
    .toBeVisible();
  await expect.element(dialog.getByRole('region', { name: 'Window' }).getByText('Close')).toBeVisible();
  expect(dialog.getByText('Jump').query()).toBeNull();
  remove();
});
