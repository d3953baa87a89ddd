import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Empty says that there is nothing, and what one can do', async () => {
  const action = { id: 'new', widget: 'Button', props: { label: 'Create one' } };
  const { screen } = await showWidget('Empty', { title: 'No applications yet' }, { slots: { default: [action] } });
  await expect.element(screen.getByText('No applications yet')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Create one' })).toBeVisible();
});
