import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('ErrorPanel has its title as the heading of the page, and the way on', async () => {
  const action = { id: 'home', widget: 'Link', props: { label: 'Go to home page', href: '/' } };
  const { screen } = await showWidget(
    'ErrorPanel',
    { code: 404, title: 'This page does not exist', illustration: 'lost' },
    { slots: { actions: [action] } },
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  await expect.element(screen.getByText('404')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to home page' })).toBeVisible();
});
