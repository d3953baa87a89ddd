import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Empty says that there is nothing, and what one can do', async () => {
  const action = { id: 'new', widget: 'Button', props: { label: 'Create one' } };
  const { screen } = await showWidget('Empty', { title: 'No applications yet' }, { slots: { default: [action] } });
  await expect.element(screen.getByText('No applications yet')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Create one' })).toBeVisible();
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument();
});

test('Empty is a heading where it is all that a page shows, and looks the same', async () => {
  const { screen } = await showWidget('Empty', { title: 'Not found', level: 1 });
  const title = screen.getByRole('heading', { level: 1, name: 'Not found' });
  await expect.element(title).toBeVisible();
  const { fontSize, margin } = getComputedStyle(title.element());
  expect({ fontSize, margin }).toEqual({ fontSize: getComputedStyle(document.body).fontSize, margin: '0px' });
});
