import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { testPlaces } from '#tests/widgets/test-places.ts';

const places = () =>
  testPlaces([
    { id: 'a', href: '/workbench', label: 'Workbench' },
    { id: 'b', href: '/p/1?appid=a', label: 'Orders' },
  ]);

test('SHELL-18 PageTags shows the open pages, leads to one, and closes another where it is', async () => {
  const { screen, happened } = await showWidget('PageTags', {}, { listen: ['navigate'], host: { places: places() } });
  await expect.element(screen.getByRole('link', { name: 'Workbench' })).toHaveAttribute('aria-current', 'page');
  await screen.getByRole('link', { name: 'Orders' }).click();
  expect(happened).toEqual([['navigate', { href: '/p/1?appid=a' }]]);
  await screen.getByRole('button', { name: 'Close Orders' }).click();
  await expect.element(screen.getByRole('link', { name: 'Orders' })).not.toBeInTheDocument();
  expect(happened).toHaveLength(1);
});

test('SHELL-19 PageTags leads to the last page that is left when the shown one is closed, and nowhere by name after the last', async () => {
  const { screen, happened } = await showWidget('PageTags', {}, { listen: ['navigate'], host: { places: places() } });
  await screen.getByRole('button', { name: 'Close Workbench' }).click();
  await screen.getByRole('button', { name: 'Close Orders' }).click();
  expect(happened.at(0)).toEqual(['navigate', { href: '/p/1?appid=a' }]);
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});

test('PageTags shows nothing where no places are kept', async () => {
  const { screen } = await showWidget('PageTags', {});
  expect(screen.getByRole('navigation').query()).toBeNull();
});
