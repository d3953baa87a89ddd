import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Icon with a label is an image of that name; without, it is hidden from screen readers', async () => {
  const named = await showWidget('Icon', { name: 'check', label: 'Published' });
  await expect.element(named.screen.getByRole('img', { name: 'Published' })).toBeVisible();
  await named.screen.unmount();
  const { screen } = await showWidget('Icon', { name: 'check' });
  expect(screen.container.querySelector('[aria-hidden="true"] svg')).not.toBeNull();
});

test('Icon shows a box for a name that it does not know, also for one of a prototype', async () => {
  const { screen } = await showWidget('Icon', { name: 'constructor', label: 'Something' });
  expect(screen.container.querySelector('path')?.getAttribute('d')).toMatch(/^M21 8/);
});
