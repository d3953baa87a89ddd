import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const props = { label: 'Delete', question: 'Delete the draft?', danger: true };

test('ConfirmButton acts only after yes, and gives the focus back', async () => {
  const { screen, happened } = await showWidget('ConfirmButton', props, { listen: ['click'] });
  await screen.getByRole('button', { name: 'Delete' }).click();
  const box = screen.getByRole('alertdialog', { name: 'Delete' });
  await expect.element(box).toHaveAccessibleDescription('Delete the draft?');
  await expect.element(box.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(happened).toEqual([]);
  await box.getByRole('button', { name: 'Delete' }).click();
  expect(happened).toEqual([['click', null]]);
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

test('ConfirmButton takes Escape, Cancel and leaving for no', async () => {
  const { screen, happened } = await showWidget('ConfirmButton', props, { listen: ['click'] });
  const button = screen.getByRole('button', { name: 'Delete' }).first();
  const box = screen.getByRole('alertdialog');
  await button.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await box.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(box).not.toBeInTheDocument();
  await button.click();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(box).not.toBeInTheDocument();
  expect(happened).toEqual([]);
});
