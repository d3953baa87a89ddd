import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('ButtonGroup is a named group whose buttons each take the focus', async () => {
  const buttons = ['Save', 'Cancel'].map((label) => ({ id: label, widget: 'Button', props: { label } }));
  const { screen } = await showWidget('ButtonGroup', { label: 'Draft' }, { slots: { default: buttons } });
  await expect.element(screen.getByRole('group', { name: 'Draft' })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});
